import { createFileRoute } from '@tanstack/react-router'
import { customProductItemSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { addCustomProductItem } from '#app/server/lists/items/add-custom-product-item.ts'
import { trackingOf } from '#app/server/lists/tracking.ts'

/** POST: adds a partner’s own product to a list; RACOID and RASEID are stored with it (Specification §7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/add-item-from-custom-partner-product')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: customProductItemSchema }, (asked, item, { database }) =>
          addCustomProductItem(database, asked, { ...item, tracking: trackingOf(request) }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
