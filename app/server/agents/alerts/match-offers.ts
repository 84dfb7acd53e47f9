import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { number, numbers, statement } from '../../db/statement.ts'
import { isRunning } from '../../import/store/import-run.ts'
import { isTold } from '../../offers/judged-prices.ts'
import { looseWatches, watchesOffer } from './watches-offer.ts'
import {
  byIndexes,
  foundColumns,
  hasNone,
  isNews,
  mailDomain,
  withUser,
  writeAlerts,
} from './write-alerts.ts'

/** SQL for the noted offers of a country whose day has come and whose import has ended. */
const due = `unmatched_offers u where u.country = $1 and u.due_on <= $2::date and not ${isRunning('u.run')}`

// An offer that was put off meanwhile is noted for its new day; one that has ended is forgotten, and so is one whose price
// is kept back: it is noted again when that is released.
const takenOffers = statement(
  { taken: number(), live: numbers() },
  `
with taken as (
  delete from unmatched_offers u
  using (select u.country, u.due_on, u.offer_id from ${due} order by u.due_on, u.offer_id limit $3) t
  where u.country = t.country and u.due_on = t.due_on and u.offer_id = t.offer_id
  returning u.offer_id, u.run
), put_off as (
  insert into unmatched_offers (country, due_on, offer_id, run)
  select o.country, o.start_date, o.id, t.run from taken t join offers o on o.id = t.offer_id
  where o.start_date > $2::date
  on conflict do nothing
)
select (select count(*)::int from taken) as taken, array(
  select distinct o.id from taken t join offers o on o.id = t.offer_id
  where o.start_date <= $2::date and o.end_date >= $2::date) as live`,
)

/**
 * The statement that writes the alerts of offers `o` and agents `a` for which the condition `which` holds. Watches that are
 * paused on `day` are left out.
 */
const alertsOf = (which: string, day: string) =>
  writeAlerts(`
exact as materialized (
  select ${foundColumns}
  from offers o
  join price_agent_watches w on ${watchesOffer('w', 'o', day)}
  ${withUser}
  where ${which} and ${isTold('o')} and ${isNews}
  for key share of w
), loose as materialized (
  select ${foundColumns}
  from offers o
  ${looseWatches('w', 'o', day)}
  ${withUser}
  where ${which} and ${isTold('o')} and ${isNews}
  for key share of w
), found as materialized (
  select * from exact
  union all (select distinct on (agent_id, offer_id) * from loose order by agent_id, offer_id, watch_id)
)`)

/** SQL for whether an offer is the first with its good, chain, days and price: a feed may bring it again under a new id. */
const isFirst = hasNone(`select from offers e
  where e.variant_id = o.variant_id and e.start_date = o.start_date and e.end_date = o.end_date
    and e.chain_id = o.chain_id and e.price = o.price and e.units = o.units and e.created_at < o.created_at
    and ${isTold('e')}`)

const alertsOfOffers = alertsOf(`o.id = any($1::bigint[]) and ${isFirst}`, '$4')
const alertsOfWeek = alertsOf(
  `a.id = any($1::int[]) and o.start_date > $4::date and o.start_date <= $5::date and ${isFirst}`,
  '$5',
)

const dueOffers = statement({ some: number() }, `select 1 as some from ${due} limit 1`)

/**
 * Matches offers of a country with watches, in the caller's transaction, which must hold the lock `alone`: an alert is
 * written once for each agent and offer, with a mail that is held (§4 Price alerts). An offer is due on its first
 * day in its country, or at once if that has begun.
 * @param most how many offers at a time.
 * @returns how many offers were taken, and how many alerts written.
 */
export async function matchOffers(
  tx: Queryable,
  { country, now, most }: { country: Country; now: Date; most: number },
): Promise<{ offers: number; alerts: number }> {
  await tx.query(byIndexes)
  const today = dayIn(country, now)
  const [offers] = await tx.query(takenOffers, [country, today, most])
  if (!offers) throw new Error('offers were taken without a count')
  if (offers.live.length === 0) return { offers: offers.taken, alerts: 0 }
  const [written] = await tx.query(alertsOfOffers, [offers.live, now, mailDomain(), today])
  return { offers: offers.taken, alerts: written?.alerts ?? 0 }
}

/**
 * Writes the alerts of offers that begin soon for agents whose mail of the week is about to go, in the caller's
 * transaction, which must hold the lock `alone`: what begins on the day of shopping would otherwise be told a week later.
 * @param days the offers begin after the first and not after the second.
 */
export async function matchComing(
  tx: Queryable,
  { agentIds, now, days }: { agentIds: number[]; now: Date; days: readonly [Day, Day] },
): Promise<void> {
  await tx.query(byIndexes)
  await tx.query(alertsOfWeek, [agentIds, now, mailDomain(), ...days])
}

/** True if a country has offers that are due and not matched yet. */
export async function areOffersDue(tx: Queryable, country: Country, now: Date): Promise<boolean> {
  return (await tx.query(dueOffers, [country, dayIn(country, now)])).length > 0
}
