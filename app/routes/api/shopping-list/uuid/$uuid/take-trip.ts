import { createFileRoute } from '@tanstack/react-router'
import { takenTripSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { takeTrip } from '#app/server/lists/items/take-trip.ts'

/** POST: takes a trip: its offers come in the places of items, in one change (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/take-trip')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: takenTripSchema }, (asked, trip, { database }) =>
          takeTrip(database, asked, trip),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
