import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { formatSize, type QuantityType } from '#app/domain/offers/sizes.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import type { Database, Queryable } from '../db/database.ts'
import { moment, nullable, number, statement, text, withoutNulls } from '../db/statement.ts'
import { nudgeJob } from '../jobs/nudge-job.ts'
import { comparedPrice } from '../offers/compared-price.ts'
import { refreshChanges } from '../search/index/refresh-changes.ts'
import { noChanges, noteProducts } from '../search/index/search-changes.ts'
import { usualPrice } from './store/odd-prices/judged-prices.ts'
import { oddPriceText } from './store/odd-prices/odd-price.ts'

/** An offer whose price is kept back, with the price that is compared and the usual one, in minor units. */
const keptBackPrices = statement(
  {
    ...{ id: number(), country: text<Country>(), source: text(), chain: text(), brand: nullable(text()) },
    ...{ name: text(), quantity: nullable(number()), quantityType: nullable(text<QuantityType>()) },
    ...{
      pieces: number(),
      price: nullable(number()),
      usual: nullable(number()),
      since: withoutNulls(moment()),
    },
  },
  `
select o.id, o.country, o.source, c.name as chain, b.name as brand, n.name, v.quantity, v.quantity_type as "quantityType",
  v.pieces, (${comparedPrice})::float8 as price, u.usual, o.kept_back_at as since
from offers o
join chains c on c.id = o.chain_id
join product_variants v on v.id = o.variant_id
join products p on p.id = o.product_id
join product_names n on n.id = p.product_name_id
left join brands b on b.id = p.brand_id
cross join lateral (${usualPrice('$1', "'infinity'")}) u
where isfinite(o.kept_back_at) and o.end_date >= $1::date
order by o.kept_back_at, o.id`,
)

/** An offer whose price is kept back: its number, its feed, since when, and what it is. */
export type KeptBack = { id: number; source: string; since: Date; told: string }

/** The offers that have not ended, here or in a country where it is still yesterday, whose price is kept back, longest first. */
export async function listKeptBack(database: Queryable, now: Date): Promise<KeptBack[]> {
  const [today] = countries.map((country) => dayIn(country, now)).sort()
  const rows = await database.query(keptBackPrices, [today])
  return rows.map(({ id, source, since, ...row }) => {
    const { country, chain, brand, name, quantity, quantityType, pieces, price, usual } = row
    const size = quantity && quantityType ? formatSize({ quantity, quantityType, pieces }, country) : ''
    const goods = [brand, name, size].filter(Boolean).join(' ')
    const amount = price === null ? '' : formatAmount(price, country)
    const beside = price === null || usual === null ? '' : oddPriceText(price, usual, country)
    // A terminal breaks no lines, and hard spaces are in the way of who searches.
    const told = [chain, goods, amount, beside].filter(Boolean).join(', ').replaceAll(hardSpace, ' ')
    return { id, source, since, told }
  })
}

const releasedPrice = statement(
  { country: text<Country>(), productId: number() },
  `
with released as (
  update offers set kept_back_at = null where id = $1 and isfinite(kept_back_at)
  returning id, country, start_date, product_id
), noted as (
  insert into unmatched_offers (country, due_on, offer_id, run) select country, start_date, id, 0 from released
  on conflict do nothing
)
select country, product_id as "productId" from released`,
)

/**
 * Releases the price of an offer that is kept back: search and verdicts count it, and the watches that it is for are told.
 * @returns false if no offer of this number has one.
 */
export async function releasePrice(database: Database, offerId: number, now: Date): Promise<boolean> {
  const [released] = await database.query(releasedPrice, [offerId])
  if (!released) return false
  const { country, productId } = released
  const changes = noChanges()
  noteProducts(changes, [productId])
  await refreshChanges(database, country, dayIn(country, now), changes)
  nudgeJob('raise-alerts')
  return true
}
