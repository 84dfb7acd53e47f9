import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer, ProductShops } from '#app/domain/offers/offers.ts'
import type { FilterValue } from '#app/domain/search/filters/filters.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { isAtChains } from './at-shops.ts'
import { comparedPrice } from './compared-price.ts'
import { unjudgedLast } from './judged-prices.ts'
import { presentComparable } from './present-offer.ts'
import { readLiveOffers } from './read-offers.ts'

const most = 60

const knownVariant = statement(
  { id: number() },
  'select v.id from product_variants v join products p on p.id = v.product_id where v.id = $1 and p.country = $2',
)

const offersOfVariant = statement(
  { id: number() },
  `
select o.id from offers o join product_variants v on v.id = o.variant_id
where o.variant_id = $1 and o.start_date <= $2 and o.end_date >= $2 and ${isAtChains('o', '$3::int[]')}
order by ${unjudgedLast('o')}, ${comparedPrice} nulls last, o.price, o.id limit ${most}`,
)

type Asked = { country: Country; id: string; today: Day; chains?: readonly FilterValue[] }

/**
 * The offers of a product in one size on a day, at the chosen chains or, without any, at every shop. The cheapest is first; there
 * are none if they have ended.
 * @param id the id of the variant as an address says it.
 * @returns null if the country has no such product.
 */
export async function listProductShops(
  database: Queryable,
  { country, id, today, chains = [] }: Asked,
): Promise<ProductShops | null> {
  if (!/^\d{1,9}$/.test(id)) return null
  const [variant] = await database.query(knownVariant, [Number(id), country])
  if (!variant) return null
  return { offers: await offersToday(database, variant.id, { today, chains }) }
}

/** The offers of a product in one size on a day, the cheapest first, at the chosen chains or, without any, at every shop. */
export async function offersToday(
  database: Queryable,
  variantId: number,
  { today, chains = [] }: Pick<Asked, 'today' | 'chains'>,
): Promise<ProductOffer[]> {
  const ids = await database.query(offersOfVariant, [variantId, today, chains])
  const rows = await readLiveOffers(
    database,
    ids.map((offer) => offer.id),
    today,
  )
  return rows.map(presentComparable)
}
