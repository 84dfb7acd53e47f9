import { countries, languageOfCountry } from '#app/domain/locale/locales.ts'
import { number, type Statement, statement } from '../../db/statement.ts'
import { settings } from '../../settings.ts'
import { noteForDevices } from '../push/push-outbox.ts'

const languageOf = (country: string) =>
  `case ${country} ${countries.map((each) => `when '${each}' then '${languageOfCountry(each)}'`).join(' ')} end`

const heldMail = `select m.id from mail_outbox m
  where m.recipient = f.email and m.template = f.template and m.is_held`

/** SQL for the columns of `found`, from a watch `w`, its agent `a`, its user `u` and an offer `o`. */
export const foundColumns = `w.agent_id, w.id as watch_id, o.id as offer_id, u.id as user_id, u.email, u.name,
    u.country_registered_to as country, u.email_verified_at is not null as is_verified,
    a.mails <> 'never' and u.email_verified_at is not null as is_mailed,
    case a.mails when 'weekly' then 'weekly-alerts' else 'price-alerts' end as template`

/** SQL that joins to a watch its agent and user. */
export const withUser = `join price_agents a on a.id = w.agent_id
  join users u on u.id = a.user_id`

/**
 * SQL for whether a query has no row, looked up for each row of the outer one. As a join, which `offset 0` prevents, the
 * planner would compare all alerts of an agent with each offer, because it expects few.
 */
export const hasNone = (query: string): string => `not exists (${query} offset 0)`

/** SQL for whether the agent of a watch has not told of an offer. */
export const isNews = hasNone(
  'select from price_agent_alerts known where known.agent_id = w.agent_id and known.offer_id = o.id',
)

/**
 * The statement that writes an alert for each row of `found`, and counts them. Its parameters from the second are the
 * moment and the domain of the messages' ids.
 *
 * Every user who wants mails has one held mail, to which alerts are added until it is released, and each of their
 * devices one held notification. The new ones are looked
 * up in a JSON object, because the planner would compare each with each: it expects few. A watch that is removed at this
 * moment waits for its alert, or has none.
 * @param found the common table expressions that end with `found`, which has each agent and offer once.
 */
export const writeAlerts = (found: string): Statement<{ alerts: number }> =>
  statement(
    { alerts: number() },
    `
with ${found}, begun as (
  insert into mail_outbox (message_id, template, recipient, recipient_name, language, country, data, is_held, useful_until)
  select '<' || gen_random_uuid() || '@' || $3::text || '>', template, email, name, ${languageOf('country')},
    country, '{}', true, 'infinity'
  from (select distinct email, name, country, template from found where is_mailed) f
  where ${hasNone(heldMail)}
  returning id, recipient
), noted as (${noteForDevices}
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

/** The domain of the ids of messages. */
export const mailDomain = (): string | undefined => settings().mailFrom.address.split('@').at(-1)

// The planner expects few offers, and would keep a plan that reads whole tables from when they were almost empty.
// A bitmap would take in all offers that are due, a merge or a hash all product variants, for each batch.
/** SQL that holds the statements of a transaction to look-ups in indexes. */
export const byIndexes = `
select set_config('enable_' || way, 'off', true)
from unnest(array['seqscan', 'bitmapscan', 'mergejoin', 'hashjoin']) way`
