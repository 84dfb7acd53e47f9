import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerListUser, uuidIn } from '#app/server/lists/answer-list.ts'
import { getList } from '#app/server/lists/get-list.ts'

/** GET: a list that the user may see, including retired ones (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        answerListUser(request, ({ database, userId, now }) =>
          getList(database, { userId, listUuid: uuidIn(params.uuid), now }),
        ),
      ANY: onlyReadable,
    },
  },
})
