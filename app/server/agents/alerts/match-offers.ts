import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries, languageOfCountry } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { number, numbers, statement } from '../../db/statement.ts'
import { isRunning } from '../../import/import-run.ts'
import { settings } from '../../settings.ts'
import { watchesOffer } from './watches-offer.ts'

/** SQL for the noted offers of a country whose day has come and whose import has ended. */
const due = `unmatched_offers u where u.country = $1 and u.due_on <= $2::date and not ${isRunning('u.run')}`

const languageOf = (country: string) =>
  `case ${country} ${countries.map((each) => `when '${each}' then '${languageOfCountry(each)}'`).join(' ')} end`

// An offer that was put off meanwhile is noted for its new day; one that has ended is forgotten.
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

const heldMail = `select m.id from mail_outbox m
  where m.recipient = f.email and m.template = f.template and m.is_held`

// Every user who wants mails has one held mail, to which alerts are added until it is released. The new ones are looked
// up in a JSON object, because the planner would compare each with each: it expects few. A watch that is removed at this
// moment waits for its alert, or has none.
/**
 * The statement that writes the alerts of offers `o` and agents `a` for which the condition `which` holds. Its parameters
 * are the condition's, the moment, and what follows the `@` in the ids of mails.
 */
const writtenAlerts = (which: string) =>
  statement(
    { alerts: number() },
    `
with found as materialized (
  select w.agent_id, w.id as watch_id, o.id as offer_id, u.email, u.name, u.country_registered_to as country,
    a.mails <> 'never' and u.email_verified_at is not null as is_mailed,
    case a.mails when 'weekly' then 'weekly-alerts' else 'price-alerts' end as template
  from offers o
  join price_agent_watches w on ${watchesOffer('w', 'o')}
  join price_agents a on a.id = w.agent_id
  join users u on u.id = a.user_id
  where ${which} and not exists (
    select from price_agent_alerts known where known.agent_id = w.agent_id and known.offer_id = o.id)
  for key share of w
), begun as (
  insert into mail_outbox (message_id, template, recipient, recipient_name, language, country, data, is_held, useful_until)
  select '<' || gen_random_uuid() || '@' || $3::text || '>', template, email, name, ${languageOf('country')},
    country, '{}', true, 'infinity'
  from (select distinct email, name, country, template from found where is_mailed) f
  where not exists (${heldMail})
  returning id, recipient
), written as (
  insert into price_agent_alerts (agent_id, offer_id, watch_id, mail_id, raised_at)
  select f.agent_id, f.offer_id, f.watch_id,
    case when f.is_mailed then
      coalesce(((select jsonb_object_agg(recipient, id) from begun) -> f.email)::bigint, (${heldMail})) end,
    $2::timestamptz
  from found f
  returning 1
)
select count(*)::int as alerts from written`,
  )

const alertsOfOffers = writtenAlerts('o.id = any($1::bigint[])')
const alertsOfWeek = writtenAlerts(
  'a.id = any($1::int[]) and o.start_date > $4::date and o.start_date <= $5::date',
)

// The planner expects few offers, and would keep a plan that reads whole tables from when they were almost empty.
// A bitmap would take in all offers that are due, for each batch.
const byIndexes = `
select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`

const mailDomain = () => settings().mailFrom.address.split('@').at(-1)

const dueOffers = statement({ some: number() }, `select 1 as some from ${due} limit 1`)

/**
 * Matches offers of a country with watches, in the caller's transaction, which must hold the lock `alone`: an alert is written once
 * for each agent and offer, with a mail that is held (product: Price agents). An offer is due on its first day in its
 * country, or at once if that has begun.
 * @param most how many offers at a time.
 * @returns how many offers were taken, and how many alerts written.
 */
export async function matchOffers(
  tx: Queryable,
  { country, now, most }: { country: Country; now: Date; most: number },
): Promise<{ offers: number; alerts: number }> {
  await tx.query(byIndexes)
  const [offers] = await tx.query(takenOffers, [country, dayIn(country, now), most])
  if (!offers) throw new Error('offers were taken without a count')
  if (offers.live.length === 0) return { offers: offers.taken, alerts: 0 }
  const [written] = await tx.query(alertsOfOffers, [offers.live, now, mailDomain()])
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

/** Whether offers of a country are due that are not matched yet. */
export async function areOffersDue(tx: Queryable, country: Country, now: Date): Promise<boolean> {
  return (await tx.query(dueOffers, [country, dayIn(country, now)])).length > 0
}
