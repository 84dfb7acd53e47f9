import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ChainPageData, ChainPart, PagedChain } from '#app/domain/partners/partner-pages.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, number, numbers, statement, text } from '../db/statement.ts'
import { presentCard } from '../offers/present-offer.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import { listChainWeeks, listNextWeeks, listPagedChains } from './list-chain-weeks.ts'
import { listUpcomingOffers } from './list-upcoming-offers.ts'
import { findStrongestOffers, strength } from './strongest-offers.ts'

const offersOfPart = 6
const soonShown = 6
const strongestShown = 3

const partsOfChain = statement(
  { id: nullable(number()), name: nullable(text()), total: number(), ids: numbers() },
  `
select g.id, g.name, count(*)::int as total,
  (array_agg(o.id order by ${strength} nulls last, o.id))[1:${offersOfPart}] as ids
from offers o
join products p on p.id = o.product_id
left join categories k on k.id = p.category_id
left join categories g on g.id = coalesce(k.parent_id, k.id)
where o.chain_id = $1 and o.start_date <= $2 and o.end_date >= $2
group by g.id order by g.id is null, total desc, g.id`,
)

type Asked = { country: Country; slug: string; today: Day }

/** The chain of a country with this name in addresses; null if shoppers have none. */
export async function findChain(
  database: Queryable,
  { country, slug }: Pick<Asked, 'country' | 'slug'>,
): Promise<PagedChain | null> {
  const chains = await listPagedChains(database, country)
  return chains.find((chain) => chain.slug === slug) ?? null
}

/** What a chain's page shows on a day: its offers by part of the shop, and what begins soon. */
export async function getChainPage(database: Queryable, asked: Asked): Promise<ChainPageData | null> {
  const { country, today } = asked
  const chain = await findChain(database, asked)
  if (!chain) return null
  const { id } = chain
  const chainIds = [id]
  const weeks = await listChainWeeks(database, asked)
  const nextWeeks = await listNextWeeks(database, asked)
  const strongest = await findStrongestOffers(database, { country, today, chainIds, count: strongestShown })
  return {
    today,
    chain,
    week: weeks.get(id) ?? null,
    strongest: strongest.get(id) ?? [],
    parts: await readParts(database, id, today),
    next: nextWeeks.get(id) ?? null,
    soon: await listUpcomingOffers(database, { country, today, chainIds, count: soonShown }),
  }
}

async function readParts(database: Queryable, chainId: number, today: Day): Promise<ChainPart[]> {
  const parts = await database.query(partsOfChain, [chainId, today])
  const rows = await readLiveOffers(
    database,
    parts.flatMap(({ ids }) => ids),
    today,
  )
  const cards = rows.map((row) => presentCard(row))
  return parts.map(({ ids, ...part }) => ({ ...part, offers: cards.filter(({ id }) => ids.includes(id)) }))
}
