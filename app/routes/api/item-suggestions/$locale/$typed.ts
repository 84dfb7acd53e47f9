import { createFileRoute } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { isSearchable, MINIMUM_QUERY_LENGTH, termInAddress } from '#app/domain/search/search-term.ts'
import { askerOf } from '#app/server/accounts/sessions/asker.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { answerAsked } from '#app/server/api/answer-asked.ts'
import { badRequest, onlyReadable, textAnswer } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { suggestItems } from '#app/server/search/suggest-items.ts'

const keptSeconds = 60

/** GET: the goods that may be meant by what is typed on a list (§7.1); 429 over the limit of `readInTurn`. */
export const Route = createFileRoute('/api/item-suggestions/$locale/$typed')({
  server: {
    handlers: {
      GET: ({ params, request }) =>
        inCountry(params.locale, async (country) => {
          if (!isSearchable(params.typed))
            return badRequest(`What is typed has at least ${MINIMUM_QUERY_LENGTH} characters`)
          const typed = termInAddress(params.typed)
          return answerAsked(request, { token: undefined, texts: {} }, async ({ database, now }) => {
            const { reads } = database
            const today = dayIn(country, now)
            const json = await rememberAnswer(
              reads,
              `item suggestions ${country} ${today} ${typed}`,
              { now: now.getTime(), seconds: keptSeconds, asker: askerOf(request) },
              async () => JSON.stringify(await suggestItems(reads, { country, typed, today })),
            )
            return textAnswer(json, { keep: { seconds: keptSeconds } })
          })
        }),
      ANY: onlyReadable,
    },
  },
})
