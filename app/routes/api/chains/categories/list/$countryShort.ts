import { createFileRoute } from '@tanstack/react-router'
import { jsonAnswer, onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { listChainCategories } from '#app/server/offers/list-chain-categories.ts'

/** GET: the categories of a country's chains (§7.1). */
export const Route = createFileRoute('/api/chains/categories/list/$countryShort')({
  server: {
    handlers: {
      GET: ({ params }) =>
        inCountry(params.countryShort, async (country) =>
          jsonAnswer(await listChainCategories(await currentReads(), country), { keep: { seconds: 300 } }),
        ),
      ANY: onlyReadable,
    },
  },
})
