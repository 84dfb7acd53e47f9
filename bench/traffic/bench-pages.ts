import type { Product } from '../running-product.ts'

/** The id of an offer that is live now. */
export async function liveOffer({ url }: Product): Promise<number> {
  const answer = await fetch(`${url}/api/typeahead-search/dk/kaffe`)
  const found = (await answer.json()) as { organicProductOffers: { items: { id: number }[] } }
  const id = found.organicProductOffers.items[0]?.id
  if (id === undefined) throw new Error('the demo has no offer on kaffe')
  return id
}

/** The first address on a page that matches. @throws if there is none. */
async function firstLink(product: Product, path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(product.url + path)).text()
  const link = pattern.exec(html)?.[1]
  if (!link) throw new Error(`${path} has no link ${pattern}`)
  return link.replaceAll('&amp;', '&')
}

/** One page of each kind on which shoppers land: the front page, results, a product, a category, an article. */
export async function landingPages(product: Product): Promise<string[]> {
  return [
    '/',
    '/offer/kaffe',
    `/single/${await liveOffer(product)}`,
    await firstLink(product, '/paper', /href="(\/category\/[^"]+)"/),
    await firstLink(product, '/post', /href="(\/post\/[^"]+)"/),
  ]
}
