import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { withdrawSharingCode } from '#app/server/lists/sharing/share-list.ts'

/** POST: makes a list’s invitation void; only the owner may (§4 sharing). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/withdraw-sharing-code')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          withdrawSharingCode(database, asked),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
