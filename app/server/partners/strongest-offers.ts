import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { CoverOffer } from '#app/domain/partners/partner-pages.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { isJudged } from '../offers/judged-prices.ts'
import { partRank } from '../offers/part-rank.ts'
import { presentCard } from '../offers/present-offer.ts'
import { readOffersOfDay } from '../offers/read-offers.ts'
import type { OfferRow } from '../offers/select-offers.ts'

/** SQL for how strong an offer `o` is: its share of the chain's regular price, the lowest first; null if its price is not judged. */
export const strength = `case when ${isJudged('o')} then o.price::float8 / nullif(o.regular_price, 0) end`

const ofEachChain = statement(
  { id: number() },
  `
select id from (
  select id, row_number() over (partition by chain_id order by rank, of_part, share nulls last, id) as place
  from (
    select o.id, o.chain_id, ${strength} as share, ${partRank} as rank,
      row_number() over (partition by o.chain_id, coalesce(k.parent_id, k.id) order by ${strength} nulls last, o.id)
        as of_part
    from offers o join products p on p.id = o.product_id left join categories k on k.id = p.category_id
    left join search_documents d on d.product_id = p.id
    where o.country = $1 and o.start_date <= $2 and o.end_date >= $2 and o.chain_id = any($3) and ${isJudged('o')}
  ) ranked
) placed where place <= $4 order by place`,
)

type Asked = { country: Country; today: Day; chainIds: number[]; count: number }

/** With the brand in its name: `Original` says nothing. */
function presentCover(row: OfferRow): CoverOffer {
  const { id, name, imageUrl, tint, price, units, unitType, startDate, endDate, conditions } =
    presentCard(row)
  const cover = { id, name, imageUrl, tint, price, units, unitType, startDate, endDate }
  return conditions ? { ...cover, conditions } : cover
}

/** The strongest offers of each chain today, food first, of different parts of the shop, by chain. */
export async function findStrongestOffers(
  database: Queryable,
  { country, today, chainIds, count }: Asked,
): Promise<Map<number, CoverOffer[]>> {
  const chosen = await database.query(ofEachChain, [country, today, chainIds, count])
  const ids = chosen.map(({ id }) => id)
  const rows = await readOffersOfDay(database, ids, today)
  const byChain = Map.groupBy(rows, ({ chainId }) => chainId)
  return new Map([...byChain].map(([chainId, ofChain]) => [chainId, ofChain.map(presentCover)]))
}
