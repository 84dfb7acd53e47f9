import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, quantityIn, uuidIn } from '#app/server/lists/answer-list.ts'
import { setQuantity } from '#app/server/lists/items/edit-item.ts'
import { removeItem } from '#app/server/lists/items/remove-item.ts'

/** POST: sets the quantity of an item; 0 removes it (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/set-quantity-for-item/$id/$quantity')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, id, quantity } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, async (asked, _, { database }) => {
          const item = { ...asked, itemUuid: uuidIn(id) }
          const wanted = quantityIn(quantity)
          return wanted === 0
            ? removeItem(database, item)
            : setQuantity(database, { ...item, quantity: wanted })
        }),
      ANY: () => onlyMethods('POST'),
    },
  },
})
