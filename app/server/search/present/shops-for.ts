import { meetsAll } from '#app/domain/memberships/shopper.ts'
import type { Shop, UnjudgedShop } from '#app/domain/search/pages.ts'

/**
 * The shops of a product in the order of the prices that a member of these programmes pays; those whose price is not theirs
 * stay last.
 * @param shops the cheapest first, as everybody gets them.
 * @param unjudged the lowest prices of the shops that are kept back, or have conditions.
 */
export function shopsFor(
  shops: readonly Shop[],
  unjudged: readonly UnjudgedShop[],
  memberships: readonly string[],
): Shop[] {
  const met = unjudged.filter(({ conditions }) => conditions && meetsAll(conditions, memberships))
  if (met.length === 0) return [...shops]
  const isLast = (shop: Shop) => unjudged.some(({ offerId }) => offerId === shop.offerId)
  const lowest = new Map(shops.filter((shop) => !isLast(shop)).map((shop) => [shop.id, shop]))
  for (const { conditions: _, ...shop } of met) {
    const other = lowest.get(shop.id)
    if (!other || shop.price < other.price) lowest.set(shop.id, shop)
  }
  const last = shops.filter((shop) => isLast(shop) && !lowest.has(shop.id))
  return [...[...lowest.values()].sort((a, b) => a.price - b.price), ...last]
}
