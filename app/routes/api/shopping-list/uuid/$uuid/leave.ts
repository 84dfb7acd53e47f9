import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { leaveList } from '#app/server/lists/sharing/end-participation.ts'

/** POST: removes the user from another user’s list (§4 sharing). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/leave')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          leaveList(database, asked),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
