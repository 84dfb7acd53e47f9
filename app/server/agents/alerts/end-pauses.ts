import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { numbers, statement } from '../../db/statement.ts'
import { liveOffersOf } from './watches-offer.ts'
import { byIndexes, foundColumns, isNews, mailDomain, withUser, writeAlerts } from './write-alerts.ts'

const endedPauses = statement(
  { watches: numbers() },
  `
with ended as (
  update price_agent_watches set paused_until = null
  where id in (
    select w.id from price_agent_watches w
    join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id
    where p.country = $1 and w.paused_until <= $2::date order by w.paused_until, w.id limit $3)
  returning id
)
select array(select id from ended) as watches`,
)

// Two watches of an agent may be for the same offer.
const missedOffers = writeAlerts(`
missed as materialized (
  select ${foundColumns}
  from price_agent_watches w
  ${liveOffersOf('w', 'o', '$4')}
  ${withUser}
  where w.id = any($1::int[]) and ${isNews}
), found as materialized (
  select distinct on (agent_id, offer_id) * from missed order by agent_id, offer_id, watch_id
)`)

/**
 * Ends the pauses of watches of a country whose day has come, in the caller's transaction, which must hold the lock
 * `alone`. An offer that began during a pause, and is live now, is told of once (§4 Price alerts).
 * @param most how many watches at a time.
 * @returns how many pauses were ended, and how many alerts written.
 */
export async function endPauses(
  tx: Queryable,
  { country, now, most }: { country: Country; now: Date; most: number },
): Promise<{ watches: number; alerts: number }> {
  await tx.query(byIndexes)
  const today = dayIn(country, now)
  const [ended] = await tx.query(endedPauses, [country, today, most])
  if (!ended || ended.watches.length === 0) return { watches: 0, alerts: 0 }
  const [written] = await tx.query(missedOffers, [ended.watches, now, mailDomain(), today])
  return { watches: ended.watches.length, alerts: written?.alerts ?? 0 }
}
