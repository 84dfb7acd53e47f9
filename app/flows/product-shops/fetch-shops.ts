import { fromPromise } from 'xstate'
import { request } from '#app/api/request.ts'
import type { ProductShops } from '#app/domain/offers/offers.ts'
import type { OpenedProduct } from '#machines/product-shops/product-shops.machine.ts'
import { askServer } from '../server-data/ask-server.ts'
import { keys } from '../server-data/keys.ts'

/** As long as a results page is kept on the server. */
const freshFor = 60_000

/**
 * Fetches the shops of a product (`GET /api/product-shops/{locale}/{variantId}`), and remembers them for a minute.
 * @throws a `Failure` if the server answers with another status than 200.
 */
export const fetchShops = fromPromise<ProductShops, OpenedProduct>(
  ({ input: { country, variantId }, signal: asking }) =>
    askServer(
      {
        queryKey: keys.productShops(country, variantId),
        queryFn: ({ signal }) => request('GET', `/api/product-shops/${country}/${variantId}`, { signal }),
        staleTime: freshFor,
      },
      asking,
    ),
)
