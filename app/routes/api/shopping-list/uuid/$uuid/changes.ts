import { createFileRoute } from '@tanstack/react-router'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListStream, uuidIn } from '#app/server/lists/answer-list.ts'
import { currentListNews } from '#app/server/live/current-list-news.ts'
import { followList } from '#app/server/live/follow-list.ts'

/** GET: each new version of the list, as server-sent events (§4 sharing). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/changes')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        answerListStream(request, async ({ userId, current }) =>
          followList(await currentListNews(), {
            userId,
            sessionId: current.session.id,
            listUuid: uuidIn(params.uuid),
          }),
        ),
      ANY: () => onlyMethods('GET'),
    },
  },
})
