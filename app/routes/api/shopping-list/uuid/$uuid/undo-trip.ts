import { createFileRoute } from '@tanstack/react-router'
import { undoneTripSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { undoTrip } from '#app/server/lists/items/take-trip.ts'

/** POST: takes a trip back (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/undo-trip')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: undoneTripSchema }, (asked, trip, { database }) =>
          undoTrip(database, asked, trip),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
