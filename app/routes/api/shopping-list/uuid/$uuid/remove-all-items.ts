import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { removeAllItems } from '#app/server/lists/items/remove-all-items.ts'

/** POST: empties a list; its items become a retired list (§7.4, removeAllItems). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/remove-all-items')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          removeAllItems(database, asked),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
