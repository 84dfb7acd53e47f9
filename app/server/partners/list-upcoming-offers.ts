import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { partRank } from '../offers/part-rank.ts'
import { presentCard } from '../offers/present-offer.ts'
import { readOffers } from '../offers/read-offers.ts'
import { daysAhead } from './list-chain-weeks.ts'
import { strength } from './strongest-offers.ts'

const upcoming = statement(
  { id: number() },
  `
select id from (
  select o.id, ${strength} as share, ${partRank} as rank,
    row_number() over (partition by o.chain_id, coalesce(k.parent_id, k.id) order by ${strength} nulls last, o.id)
      as of_part,
    row_number() over (partition by o.product_id order by o.start_date, ${strength} nulls last, o.id) as of_product
  from offers o join products p on p.id = o.product_id left join categories k on k.id = p.category_id
  left join search_documents d on d.product_id = p.id
  where o.country = $1 and o.start_date > $2 and o.end_date > $2 and o.start_date <= $3 and o.chain_id = any($4)
) ranked
where of_product = 1 order by rank, of_part, share nulls last, id limit $5`,
)

type Asked = { country: Country; today: Day; chainIds: number[]; count: number }

/** The strongest offers that begin within two weeks, food first, of different chains and parts of the shop. */
export async function listUpcomingOffers(
  database: Queryable,
  { country, today, chainIds, count }: Asked,
): Promise<OfferSummary[]> {
  const asked = [country, today, addDays(today, daysAhead), chainIds, count]
  const chosen = await database.query(upcoming, asked)
  const rows = await readOffers(
    database,
    chosen.map(({ id }) => id),
  )
  return rows
    .map((row) => presentCard(row))
    .sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0))
}
