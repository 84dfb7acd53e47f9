import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { withSlugs } from '#app/domain/partners/chain-slugs.ts'
import type { ChainWeek, NextWeek, PagedChain } from '#app/domain/partners/partner-pages.ts'
import type { Queryable } from '../db/database.ts'
import { boolean, day, nullable, number, statement, text } from '../db/statement.ts'

/** How many days ahead the pages look. */
export const daysAhead = 14

const chainsOfCountry = statement(
  {
    ...{ id: number(), name: text(), category: nullable(text()), website: nullable(text()) },
    isWholesale: boolean(),
  },
  `
select c.id, c.name, k.name as category, c.website, coalesce(k.is_wholesale, false) as "isWholesale"
from chains c left join chain_categories k on k.id = c.chain_category_id
where c.country = $1`,
)

const periodsOfToday = statement(
  { chainId: number(), startDate: day(), endDate: day(), offers: number() },
  `
select chain_id as "chainId", start_date as "startDate", end_date as "endDate", count(*)::int as offers
from offers where country = $1 and start_date <= $2 and end_date >= $2
group by 1, 2, 3 order by offers desc, 2 desc, 3`,
)

const beginningSoon = statement(
  { chainId: number(), startDate: day(), offers: number() },
  `
select chain_id as "chainId", start_date as "startDate", count(*)::int as offers
from offers where country = $1 and start_date > $2 and end_date > $2 and start_date <= $3
group by 1, 2 order by offers desc, 2`,
)

type Asked = { country: Country; today: Day }

/** The chains of a country that are not wholesale, with their names in addresses. */
export async function listPagedChains(database: Queryable, country: Country): Promise<PagedChain[]> {
  const chains = await database.query(chainsOfCountry, [country])
  return withSlugs(chains).flatMap(({ isWholesale, ...chain }) => (isWholesale ? [] : [chain]))
}

/** What a country's chains have on offer today, and when their next offers begin. */
export async function listChainWeeks(
  database: Queryable,
  { country, today }: Asked,
): Promise<Map<number, Pick<ChainWeek, 'offers' | 'period'>>> {
  const weeks = new Map<number, Pick<ChainWeek, 'offers' | 'period'>>()
  for (const { chainId, offers, ...period } of await database.query(periodsOfToday, [country, today])) {
    // The most common days come first.
    const known = weeks.get(chainId)
    weeks.set(chainId, { offers: offers + (known?.offers ?? 0), period: known?.period ?? period })
  }
  return weeks
}

/** The day within two weeks on which most offers of each chain begin. */
export async function listNextWeeks(
  database: Queryable,
  { country, today }: Asked,
): Promise<Map<number, NextWeek>> {
  const next = new Map<number, NextWeek>()
  const asked = [country, today, addDays(today, daysAhead)]
  for (const { chainId, ...week } of await database.query(beginningSoon, asked))
    if (!next.has(chainId)) next.set(chainId, week)
  return next
}
