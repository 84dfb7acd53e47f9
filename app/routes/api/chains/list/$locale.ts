import { createFileRoute } from '@tanstack/react-router'
import { jsonAnswer, onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { listChains } from '#app/server/offers/list-chains.ts'

/** GET: a country's chains, `Alle` first (§7.1; §3, Chain). */
export const Route = createFileRoute('/api/chains/list/$locale')({
  server: {
    handlers: {
      GET: ({ params }) =>
        inCountry(params.locale, async (country) =>
          jsonAnswer(await listChains(await currentReads(), country), { keep: { seconds: 300 } }),
        ),
      ANY: onlyReadable,
    },
  },
})
