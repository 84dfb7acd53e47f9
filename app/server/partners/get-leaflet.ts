import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { leafletPages, mostOffers } from '#app/domain/partners/leaflet-pages.ts'
import type { LeafletData } from '#app/domain/partners/partner-pages.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, number, statement, text } from '../db/statement.ts'
import { partRank } from '../offers/part-rank.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import { findChain } from './get-chain-page.ts'
import { listChainWeeks } from './list-chain-weeks.ts'
import { presentDetails } from './present-details.ts'
import { strength } from './strongest-offers.ts'

/** The strongest offer of each of the chain's variants, food first, with its part of the shop. */
const offersOfChain = statement(
  { id: number(), partId: nullable(number()), partName: nullable(text()) },
  `
select id, part_id as "partId", part_name as "partName" from (
  select distinct on (o.variant_id) o.id, g.id as part_id, g.name as part_name, ${strength} as share,
    ${partRank} as rank
  from offers o
  join products p on p.id = o.product_id
  left join categories k on k.id = p.category_id
  left join categories g on g.id = coalesce(k.parent_id, k.id)
  left join search_documents d on d.product_id = p.id
  where o.chain_id = $1 and o.start_date <= $2 and o.end_date >= $2
  order by o.variant_id, share nulls last, o.id
) best order by rank, share nulls last, id limit ${mostOffers}`,
)

type Asked = { country: Country; slug: string; today: Day }

/** A chain's leaflet of a day; null if there is no such chain, or nothing on offer. */
export async function getLeaflet(database: Queryable, asked: Asked): Promise<LeafletData | null> {
  const chain = await findChain(database, asked)
  if (!chain) return null
  const { today } = asked
  const week = (await listChainWeeks(database, asked)).get(chain.id)
  if (!week) return null
  const chosen = await database.query(offersOfChain, [chain.id, today])
  const rows = await readLiveOffers(
    database,
    chosen.map(({ id }) => id),
    today,
  )
  const details = new Map(presentDetails(rows).map((offer) => [offer.id, offer]))
  const sorted = chosen.flatMap(({ id, partId, partName }) => {
    const offer = details.get(id)
    const part = partId !== null && partName !== null ? { id: partId, name: partName } : null
    return offer ? [{ offer, part }] : []
  })
  return {
    today,
    chain,
    period: week.period,
    total: week.offers,
    pages: leafletPages(sorted).map(({ parts, offers }) => ({
      parts,
      offers: offers.map(({ offer }) => offer),
    })),
  }
}
