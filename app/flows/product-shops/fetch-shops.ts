import { fromPromise } from 'xstate'
import { request } from '#app/api/request.ts'
import type { ProductShops } from '#app/domain/offers/offers.ts'
import { stringifySearchParams } from '#app/domain/search/search-params.ts'
import type { OpenedProduct } from '#machines/product-shops/product-shops.machine.ts'
import { askServer } from '../queries/ask-server.ts'
import { keys } from '../queries/keys.ts'

/** As long as a results page is kept on the server. */
const freshFor = 60_000

/**
 * Fetches the shops of a product (`GET /api/product-shops/{locale}/{variantId}`), those of the chosen chains or all, and remembers
 * them for a minute.
 * @throws a `Failure` if the server answers with another status than 200.
 */
export const fetchShops = fromPromise<ProductShops, OpenedProduct>(
  ({ input: { country, variantId, chains }, signal: asking }) =>
    askServer(
      {
        queryKey: keys.productShops(country, variantId, chains),
        queryFn: ({ signal }) =>
          request(
            'GET',
            `/api/product-shops/${country}/${variantId}${stringifySearchParams({ chain: chains })}`,
            { signal },
          ),
        staleTime: freshFor,
      },
      asking,
    ),
)
