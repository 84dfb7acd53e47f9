import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import type { Found, FoundProduct } from './find-offers.ts'

/** As many products stand before the first sponsored offer: the first row of the widest window, so that none comes before it. */
const before = 5
/** As many products stand between two sponsored offers, so that of twelve cards in a row at most one is sponsored. */
const between = 11
/** If the shopper sorts, this many stand apart: with a few products before them they are among the first twelve cards. */
const mostApart = 1

/** A card of a results page: a product, or a sponsored offer alone. */
export type PlacedCard = (FoundProduct & { isSponsored: false }) | { id: number; isSponsored: true }

const sponsoredCard = ({ id }: { id: number }): PlacedCard => ({ id, isSponsored: true })

/**
 * The cards of a results page in their order (§2.1). By relevance, sponsored offers stand among the products, each before the
 * place that its product has without payment; a product that stands higher needs none. In another order they take no part and
 * stand apart.
 * @param limit how many cards there are at most, without those that stand apart.
 */
export function placeSponsored(
  { cards, sponsored }: Pick<Found, 'cards' | 'sponsored'>,
  { sort, limit }: { sort: SortOrder; limit: number },
): { cards: PlacedCard[]; apart: PlacedCard[] } {
  const products = cards.map((card) => ({ ...card, isSponsored: false as const }))
  if (sort !== 'relevance')
    return { cards: products, apart: sponsored.slice(0, mostApart).map(sponsoredCard) }
  const left = [...sponsored]
  const placed: PlacedCard[] = []
  for (const [at, product] of products.entries()) {
    if (at >= before && (at - before) % between === 0) {
      const next = left.findIndex(({ place }) => place > at)
      const [taken] = next < 0 ? [] : left.splice(next, 1)
      if (taken) placed.push(sponsoredCard(taken))
    }
    placed.push(product)
  }
  return { cards: placed.slice(0, Math.max(limit, 0)), apart: [] }
}
