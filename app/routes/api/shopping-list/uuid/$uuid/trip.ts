import { createFileRoute } from '@tanstack/react-router'
import { parseSearchParams } from '#app/domain/search/search-params.ts'
import { tripIssuesByField, tripQuerySchema } from '#app/domain/trip/trip-schemas.ts'
import { answerVerified } from '#app/server/accounts/answer-verified.ts'
import { readInput } from '#app/server/api/answer-asked.ts'
import { jsonAnswer, onlyReadable } from '#app/server/api/answers.ts'
import { uuidIn } from '#app/server/lists/answer-list.ts'
import { planListTrip } from '#app/server/lists/trip/plan-list-trip.ts'
import { tripIssueTexts } from '#app/server/lists/trip/trip-issue-texts.ts'

/** GET: the cheapest shops for what is still to be bought on a list (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/trip')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        answerVerified(request, tripIssueTexts, async ({ database, userId, current, now }) => {
          const search = parseSearchParams(new URL(request.url).search)
          const query = readInput(tripQuerySchema, search, tripIssuesByField)
          const memberships = current.memberships ?? []
          const asked = { userId, memberships, listUuid: uuidIn(params.uuid), query, now }
          return jsonAnswer(await planListTrip(database, asked), { keep: 'never' })
        }),
      ANY: onlyReadable,
    },
  },
})
