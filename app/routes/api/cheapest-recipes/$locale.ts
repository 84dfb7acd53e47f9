import { createFileRoute } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { readChoice } from '#app/domain/search/filters/filters.ts'
import { parseSearchParams } from '#app/domain/search/search-params.ts'
import { answerVerified } from '#app/server/accounts/answer-verified.ts'
import { jsonAnswer, onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { listCheapestRecipes } from '#app/server/content/list-cheapest-recipes.ts'

/** GET: the recipes with the cheapest portions this week, at the chains that `?chain=` names (§7.1). */
export const Route = createFileRoute('/api/cheapest-recipes/$locale')({
  server: {
    handlers: {
      GET: ({ params, request }) =>
        inCountry(params.locale, async (country) =>
          answerVerified(request, {}, async ({ database, current, now }) => {
            const { chain } = parseSearchParams(new URL(request.url).search)
            const mine = (readChoice('chain', chain) ?? []).filter((id) => typeof id === 'number')
            const shopper = { mine, memberships: current.memberships ?? [] }
            const today = dayIn(country, now)
            return jsonAnswer(await listCheapestRecipes(database.reads, { country, now, today, shopper }), {
              keep: 'never',
            })
          }),
        ),
      ANY: onlyReadable,
    },
  },
})
