import type { LastAlert } from '#app/domain/agents/price-agent.ts'
import type { Queryable } from '../../db/database.ts'
import { boolean, day, moment, number, statement, text } from '../../db/statement.ts'

const lastAlerts = statement(
  {
    watchId: number(),
    offerId: number(),
    raisedAt: moment(),
    chain: text(),
    price: number(),
    units: number(),
    unitType: text(),
    startDate: day(),
    endDate: day(),
    isMailed: boolean(),
  },
  `
select distinct on (a.watch_id) a.watch_id as "watchId", a.offer_id as "offerId", a.raised_at as "raisedAt",
  c.name as chain, o.price, o.units, o.unit_type as "unitType", o.start_date as "startDate",
  o.end_date as "endDate", a.mail_id is not null as "isMailed"
from price_agent_watches w
join price_agent_alerts a on a.watch_id = w.id
join offers o on o.id = a.offer_id
join chains c on c.id = o.chain_id
where w.agent_id = $1
order by a.watch_id, a.raised_at desc, o.price::float8 / o.units, a.offer_id`,
)

/** The last alert of each watch of an agent that has had one; of several at once the cheapest. */
export async function readLastAlerts(database: Queryable, agentId: number): Promise<Map<number, LastAlert>> {
  const rows = await database.query(lastAlerts, [agentId])
  return new Map(
    rows.map(({ watchId, raisedAt, ...alert }) => [watchId, { ...alert, raisedAt: raisedAt.toISOString() }]),
  )
}
