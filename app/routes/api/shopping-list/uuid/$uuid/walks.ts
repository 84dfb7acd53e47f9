import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerListUser, uuidIn } from '#app/server/lists/answer-list.ts'
import { listWalks } from '#app/server/lists/walks/list-walks.ts'

/** GET: the trips that teach the order of the aisles, by chain (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/walks')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        answerListUser(request, ({ database, userId }) =>
          listWalks(database, { userId, listUuid: uuidIn(params.uuid) }),
        ),
      ANY: onlyReadable,
    },
  },
})
