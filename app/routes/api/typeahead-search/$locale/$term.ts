import { createFileRoute } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { isSearchable, MINIMUM_QUERY_LENGTH, termInAddress } from '#app/domain/search/search-term.ts'
import { badRequest, onlyReadable, textAnswer } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { rememberAnswer } from '#app/server/search/remember-answers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'

/** GET: the results of the search box for a term (Specification §7.1). */
export const Route = createFileRoute('/api/typeahead-search/$locale/$term')({
  server: {
    handlers: {
      GET: ({ params }) =>
        inCountry(params.locale, async (country) => {
          if (!isSearchable(params.term))
            return badRequest(`A term has at least ${MINIMUM_QUERY_LENGTH} characters`)
          const term = termInAddress(params.term)
          const now = new Date()
          const today = dayIn(country, now)
          const database = await currentReads()
          const keeping = { now: now.getTime(), seconds: 10 }
          const json = await rememberAnswer(
            database,
            `typeahead ${country} ${today} ${term}`,
            keeping,
            async () => JSON.stringify(await searchTypeahead(database, { country, term, today })),
          )
          return textAnswer(json, { keep: 'never' })
        }),
      ANY: onlyReadable,
    },
  },
})
