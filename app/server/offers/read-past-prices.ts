import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { PastPrice } from '#app/domain/search/pages.ts'
import type { Queryable } from '../db/database.ts'
import { day, number, statement, text, withoutNulls } from '../db/statement.ts'
import { isAtShop } from './at-shops.ts'
import { comparedPrice } from './compared-price.ts'
import { isJudged } from './judged-prices.ts'
import { type Content, presentPastPrice } from './present-offer.ts'

const pricesOfVariant = statement(
  {
    ...{ offerId: number(), chain: text(), price: withoutNulls(number()), startDate: day(), endDate: day() },
    ...{ units: number(), unitType: text(), dealPrice: number() },
  },
  `
select * from (
  select o.id as "offerId", c.name as chain, ${comparedPrice} as price, o.start_date as "startDate", o.end_date as "endDate",
    o.units, o.unit_type as "unitType", o.price as "dealPrice"
  from offers o join chains c on c.id = o.chain_id join product_variants v on v.id = o.variant_id
  where o.variant_id = $1 and o.start_date <= $2 and o.end_date >= $3 and ${isAtShop('o')} and ${isJudged('o')}) compared
where price is not null order by "startDate", price`,
)

/** What chains asked for a product in one size in the year until a day, in minor units, the oldest first. */
export async function readPastPrices(
  database: Queryable,
  { variantId, country, today, ...content }: Content & { variantId: number; country: Country; today: Day },
): Promise<PastPrice[]> {
  const past = await database.query(pricesOfVariant, [variantId, today, addDays(today, -365)])
  return past.map((price) => presentPastPrice(price, content, country))
}
