import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import type { Product } from '../running-product.ts'
import type { Shopper } from './register-shopper.ts'

/** Pairs of letters with which words begin. */
const beginnings = [...'bcdfghjklmnprstv'].flatMap((first) =>
  [...'aeiouyæøå'].map((second) => first + second),
)

/** The offers of this week that a shopper finds first. */
async function findOffers({ url }: Product, count: number): Promise<number[]> {
  const found = new Set<number>()
  for (const term of beginnings) {
    const answer = await fetch(`${url}/api/typeahead-search/dk/${encodeURIComponent(term)}`)
    const { organicProductOffers } = (await answer.json()) as TypeaheadResponse
    for (const { id } of organicProductOffers.items) found.add(id)
    if (found.size >= count) return [...found].slice(0, count)
  }
  throw new Error(`only ${found.size} offers were found for the list`)
}

/** Puts typed items on a shopper's list. */
export async function typeOnList(
  product: Product,
  { headers, listPath }: Shopper,
  names: readonly string[],
): Promise<void> {
  for (const itemName of names)
    await put(product, { headers, listPath }, 'add-manually-entered-item', { itemName })
}

async function put(
  { url }: Product,
  { headers, listPath }: Shopper,
  path: string,
  item: object,
): Promise<void> {
  const init = { method: 'POST', headers, body: JSON.stringify({ ...item, quantity: 1 }) }
  const answer = await fetch(`${url}${listPath}/${path}`, init)
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
}

/** Puts 400 offers and 100 typed items on a shopper's list. */
export async function fillLongList(product: Product, shopper: Shopper): Promise<void> {
  for (const offerId of await findOffers(product, 400))
    await put(product, shopper, 'add-item-from-offer', { offerId })
  await typeOnList(
    product,
    shopper,
    Array.from({ length: 100 }, (_, place) => `Vare ${400 + place}`),
  )
}
