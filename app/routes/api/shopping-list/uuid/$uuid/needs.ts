import { createFileRoute } from '@tanstack/react-router'
import { readChoice } from '#app/domain/search/filters/filters.ts'
import { parseSearchParams } from '#app/domain/search/search-params.ts'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerListUser, uuidIn } from '#app/server/lists/answer-list.ts'
import { listNeeds } from '#app/server/lists/needs/list-needs.ts'

/** GET: the best offer of today for each typed item of a list, first of the chains that `?chain=` names (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/needs')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        answerListUser(request, ({ database, userId, current, now }) => {
          const { chain } = parseSearchParams(new URL(request.url).search)
          const mine = (readChoice('chain', chain) ?? []).filter((id) => typeof id === 'number')
          const shopper = { mine, memberships: current.memberships ?? [] }
          return listNeeds(database, { userId, listUuid: uuidIn(params.uuid), shopper, now })
        }),
      ANY: onlyReadable,
    },
  },
})
