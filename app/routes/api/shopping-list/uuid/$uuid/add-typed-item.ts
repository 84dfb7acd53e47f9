import { createFileRoute } from '@tanstack/react-router'
import { typedItemSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { addTypedItem } from '#app/server/lists/items/add-typed-item.ts'

/** POST: adds typed words to a list, or raises the item of the same words (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/add-typed-item')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: typedItemSchema }, (asked, item, { database }) =>
          addTypedItem(database, asked, item),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
