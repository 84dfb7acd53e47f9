import type { LastAlert } from '#app/domain/agents/price-agent.ts'
import type { Queryable } from '../../db/database.ts'
import { boolean, moment, number, statement } from '../../db/statement.ts'
import { piecePrice } from '../../offers/compared-price.ts'
import { isTold } from '../../offers/judged-prices.ts'
import { presentCard } from '../../offers/present-offer.ts'
import { offerColumns, selectOffers } from '../../offers/select-offers.ts'

const lastAlerts = statement(
  { ...offerColumns, watchId: number(), raisedAt: moment(), isMailed: boolean() },
  `
with last as (
  select distinct on (a.watch_id) a.watch_id, a.offer_id, a.raised_at, a.mail_id is not null as is_mailed
  from price_agent_watches w
  join price_agent_alerts a on a.agent_id = w.agent_id and a.watch_id = w.id
  join offers o on o.id = a.offer_id and ${isTold('o')}
  where w.agent_id = $1
  order by a.watch_id, a.raised_at desc, ${piecePrice}, a.offer_id
), offer as (${selectOffers} where o.id = any(array(select offer_id from last)))
select offer.*, last.watch_id as "watchId", last.raised_at as "raisedAt", last.is_mailed as "isMailed"
from last join offer on offer.id = last.offer_id`,
)

/** The last alert of each watch of an agent that has had one; of several at once the cheapest. */
export async function readLastAlerts(database: Queryable, agentId: number): Promise<Map<number, LastAlert>> {
  const rows = await database.query(lastAlerts, [agentId])
  return new Map(
    rows.map((row) => {
      const { id: offerId, variantId, name, size, chain, ...card } = presentCard(row)
      const { price, units, unitType, startDate, endDate, conditions } = card
      const offer = {
        offerId,
        variantId,
        name,
        size,
        chain: chain.name,
        price,
        units,
        unitType,
        startDate,
        endDate,
        ...(conditions && { conditions }),
      }
      return [row.watchId, { ...offer, raisedAt: row.raisedAt.toISOString(), isMailed: row.isMailed }]
    }),
  )
}
