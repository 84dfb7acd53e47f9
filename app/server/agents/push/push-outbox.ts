import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { moment, number, numbers, statement, text } from '../../db/statement.ts'
import { nudgeJob } from '../../jobs/nudge-job.ts'

/** How long a notification that was held is worth showing. */
const usefulDays = 2

/**
 * SQL, as part of a statement with `found`, that notes for each device of its users which offers to tell. Each has one
 * held notification, to which offers are added until it is released. A device that is removed at this moment is left out.
 */
export const noteForDevices = `
insert into push_outbox (subscription_id, offer_ids)
select s.id, f.offers
from (select user_id, array_agg(offer_id) as offers from found where is_verified group by user_id) f
join push_subscriptions s on s.user_id = f.user_id
for key share of s skip locked
on conflict (subscription_id) where is_held
do update set offer_ids = push_outbox.offer_ids || excluded.offer_ids`

const released = statement(
  { id: number() },
  `
update push_outbox set is_held = false, due_at = now(), next_attempt_at = now(), useful_until = now() + interval '${usefulDays} days'
where id in (select id from push_outbox where is_held limit $1)
returning id`,
)

/**
 * Lets notifications go that were held until all that they tell was known. Call `pushesWait` after the commit.
 * @param most how many at a time.
 * @returns how many went.
 */
export async function releaseHeldPushes(tx: Queryable, most: number): Promise<number> {
  return (await tx.query(released, [most])).length
}

/** Sends waiting notifications now; call it after the commit of the transaction that released them. */
export function pushesWait(): void {
  nudgeJob('send-push')
}

/** A notification that a sender has taken, so that no other sends it, and the device that it is for. */
export type TakenPush = {
  id: number
  subscriptionId: number
  endpoint: string
  p256dh: string
  auth: string
  userId: string
  country: Country
  offerIds: number[]
  attempts: number
  usefulUntil: Date
}

const longestWaiting = statement(
  {
    id: number(),
    subscriptionId: number(),
    endpoint: text(),
    p256dh: text(),
    auth: text(),
    userId: text(),
    country: text<Country>(),
    offerIds: numbers(),
    attempts: number(),
    usefulUntil: moment(),
  },
  `
update push_outbox o set attempts = o.attempts + 1, next_attempt_at = now() + $1 * interval '1 ms'
from push_subscriptions s join users u on u.id = s.user_id
where s.id = o.subscription_id and o.id = (
  select id from push_outbox
  where not is_held and next_attempt_at <= now() and useful_until > now()
  order by next_attempt_at, id limit 1 for update skip locked)
returning o.id, s.id as "subscriptionId", s.endpoint, s.p256dh, s.auth, s.user_id as "userId",
  u.country_registered_to as country, o.offer_ids as "offerIds", o.attempts, o.useful_until as "usefulUntil"`,
)

/**
 * Takes the notification that has waited longest. No other sender gets it until `leaseMs` have passed, which must be
 * longer than sending can take: after that its sender must be dead, and another may try.
 * @returns undefined if none is due.
 */
export async function takePush(database: Queryable, leaseMs: number): Promise<TakenPush | undefined> {
  const [row] = await database.query(longestWaiting, [leaseMs])
  return row
}

/** Deletes a notification that was sent, or that has nothing to tell any more. */
export async function forgetPush(database: Queryable, id: number): Promise<void> {
  await database.query('delete from push_outbox where id = $1', [id])
}

/** Deletes a device that its push service does not know any more, with all that was to be sent to it. */
export async function forgetDevice(database: Queryable, subscriptionId: number): Promise<void> {
  await database.query('delete from push_subscriptions where id = $1', [subscriptionId])
}

/**
 * Notes why a notification was not sent, and schedules another attempt in `delayMs`, or at `useful_until` if that is
 * sooner.
 */
export async function retryPushLater(
  database: Queryable,
  { id, reason, delayMs }: { id: number; reason: string; delayMs: number },
): Promise<void> {
  await database.query(
    `update push_outbox
     set last_error = $2, next_attempt_at = least(now() + $3 * interval '1 ms', useful_until)
     where id = $1`,
    [id, reason, delayMs],
  )
}

const uselessPushes = statement(
  { id: number() },
  'delete from push_outbox where not is_held and next_attempt_at <= now() and useful_until <= now() returning id',
)

/** Deletes notifications that waited past `useful_until`. @returns how many. */
export async function forgetUselessPushes(database: Queryable): Promise<number> {
  return (await database.query(uselessPushes)).length
}

/**
 * Makes every waiting notification due. For the start of the only process on a database: any sender that had taken one is
 * dead.
 */
export async function takeBackPushes(database: Queryable): Promise<void> {
  await database.query(
    'update push_outbox set next_attempt_at = now() where not is_held and next_attempt_at > now()',
  )
}
