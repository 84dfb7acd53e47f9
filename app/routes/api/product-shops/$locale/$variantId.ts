import { createFileRoute } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { choiceOf } from '#app/domain/search/filters/filters.ts'
import { parseSearchParams } from '#app/domain/search/search-params.ts'
import { jsonAnswer, notFound, onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { listProductShops } from '#app/server/offers/list-product-shops.ts'

/** GET: the offers of a product at every shop today, or at the chosen chains (§7.1); 404 if there is no such product in the country. */
export const Route = createFileRoute('/api/product-shops/$locale/$variantId')({
  server: {
    handlers: {
      GET: ({ params, request }) =>
        inCountry(params.locale, async (country) => {
          const today = dayIn(country, new Date())
          const id = params.variantId
          const chains = choiceOf('chain', [parseSearchParams(new URL(request.url).search).chain].flat())
          const shops = await listProductShops(await currentReads(), { country, id, today, chains })
          return shops ? jsonAnswer(shops, { keep: { seconds: 60 } }) : notFound('There is no such product')
        }),
      ANY: onlyReadable,
    },
  },
})
