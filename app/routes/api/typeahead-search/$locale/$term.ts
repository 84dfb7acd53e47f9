import { createFileRoute } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { isSearchable, MINIMUM_QUERY_LENGTH, termInAddress } from '#app/domain/search/search-term.ts'
import { askerOf } from '#app/server/accounts/sessions/asker.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { answerAsked } from '#app/server/api/answer-asked.ts'
import { badRequest, onlyReadable, textAnswer } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'

/** GET: the results of the search box for a term (§7.1); 429 over the limit of `readInTurn`. */
export const Route = createFileRoute('/api/typeahead-search/$locale/$term')({
  server: {
    handlers: {
      GET: ({ params, request }) =>
        inCountry(params.locale, async (country) => {
          if (!isSearchable(params.term))
            return badRequest(`A term has at least ${MINIMUM_QUERY_LENGTH} characters`)
          const term = termInAddress(params.term)
          return answerAsked(request, { token: undefined, texts: {} }, async ({ database, now }) => {
            const { reads } = database
            const today = dayIn(country, now)
            const json = await rememberAnswer(
              reads,
              `typeahead ${country} ${today} ${term}`,
              { now: now.getTime(), seconds: 10, asker: askerOf(request) },
              async () => JSON.stringify(await searchTypeahead(reads, { country, term, today })),
            )
            return textAnswer(json, { keep: 'never' })
          })
        }),
      ANY: onlyReadable,
    },
  },
})
