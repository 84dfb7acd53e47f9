import { createFileRoute } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { jsonAnswer, onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { listSearchIdeas } from '#app/server/search/popular/list-search-ideas.ts'

/** GET: what the search box shows before a search. */
export const Route = createFileRoute('/api/search-ideas/$locale')({
  server: {
    handlers: {
      GET: ({ params }) =>
        inCountry(params.locale, async (country) => {
          const today = dayIn(country, new Date())
          const ideas = await listSearchIdeas(await currentReads(), { country, today })
          return jsonAnswer(ideas, { keep: { seconds: 60 } })
        }),
      ANY: onlyReadable,
    },
  },
})
