import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { makeShareable } from '#app/server/lists/sharing/share-list.ts'

/** POST: enables sharing; only the owner may. Answers the code (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/make-shareable')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          makeShareable(database, asked),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
