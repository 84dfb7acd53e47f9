import { createFileRoute } from '@tanstack/react-router'
import { offerItemSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { addOfferItem } from '#app/server/lists/items/add-offer-item.ts'
import { trackingOf } from '#app/server/lists/tracking.ts'

/** POST: adds an offer to a list; RACOID and RASEID are stored with it (Specification §7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/add-item-from-offer')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: offerItemSchema }, (asked, item, { database }) =>
          addOfferItem(database, asked, { ...item, tracking: trackingOf(request) }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
