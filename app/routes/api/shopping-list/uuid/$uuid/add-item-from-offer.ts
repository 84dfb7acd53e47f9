import { createFileRoute } from '@tanstack/react-router'
import { offerItemSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { addOfferItem } from '#app/server/lists/items/add-offer-item.ts'

/**
 * POST: adds an offer to a list (§7.4). The headers RACOID and RASEID are not read: what is on a list
 * belongs to a user, and must not say which visits are theirs.
 */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/add-item-from-offer')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: offerItemSchema }, (asked, item, { database }) =>
          addOfferItem(database, asked, item),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
