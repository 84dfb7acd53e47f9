import { createFileRoute } from '@tanstack/react-router'
import { customProductItemSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { addCustomProductItem } from '#app/server/lists/items/add-custom-product-item.ts'

/**
 * POST: adds a partner’s own product to a list (§7.4). The headers RACOID and RASEID are not read: what
 * is on a list belongs to a user, and must not say which visits are theirs.
 */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/add-item-from-custom-partner-product')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: customProductItemSchema }, (asked, item, { database }) =>
          addCustomProductItem(database, asked, item),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
