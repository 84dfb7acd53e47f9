import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { throttles } from '../../db/schema/accounts.ts'
import { moment, number, statement } from '../../db/statement.ts'
import { secretKey } from '../../secret-key.ts'
import { Busy, Throttled } from '../failures.ts'

/** At most so many times in so many seconds, counted from the first. */
export type Limit = { most: number; seconds: number }

/** A name and its limits, which all apply: `login`, five in a minute. */
export type Throttle = { name: string; limits: readonly Limit[] }

/** How often each process deletes windows that have ended. */
const sweepMs = 60_000
let sweptAt = 0

/** A keyed hash of who or what is limited, so that the table contains no emails and addresses. */
function keyOf({ name }: Throttle, { seconds }: Limit, of: string): string {
  const nobody = createHmac('sha256', secretKey('throttles')).update(of).digest('base64url')
  return `${name} ${seconds} ${nobody}`
}

/** Selects the windows of a throttle for `of`: one for each limit. */
const isOneOf = (throttled: Throttle, of: string) =>
  inArray(
    throttles.key,
    throttled.limits.map((limit) => keyOf(throttled, limit, of)),
  )

const countedWindow = statement(
  { hits: number(), ends: moment() },
  `
insert into throttles (key, hits, ends_at) values ($1, 1, $3)
on conflict (key) do update set
  hits = case when throttles.ends_at <= $2 then 1 else throttles.hits + 1 end,
  ends_at = case when throttles.ends_at <= $2 then excluded.ends_at else throttles.ends_at end
returning hits, ends_at as ends`,
)

async function count(database: Queryable, key: string, { most, seconds }: Limit, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + seconds * 1000)
  const [window] = await database.query(countedWindow, [key, now, ends])
  if (!window) throw new Error('a throttle was not counted')
  if (window.hits > most) {
    throw new Throttled(Math.max(1, Math.ceil((window.ends.getTime() - now.getTime()) / 1000)))
  }
}

/**
 * Counts one use and refuses it over a limit. The count is in the database, so that all processes share it.
 * @param of who or what it is counted for: an email, an address, both.
 * @throws Throttled with the seconds until the window ends.
 */
export async function throttle(
  database: Queryable,
  throttled: Throttle,
  { of, now }: { of: string; now: Date },
): Promise<void> {
  if (Math.abs(now.getTime() - sweptAt) > sweepMs) {
    sweptAt = now.getTime()
    await database.orm.delete(throttles).where(lte(throttles.endsAt, now))
  }
  for (const limit of throttled.limits) await count(database, keyOf(throttled, limit, of), limit, now)
}

/** Starts new windows with a count of one, whatever was counted before. */
export async function countAnew(
  database: Queryable,
  throttled: Throttle,
  { of, now }: { of: string; now: Date },
): Promise<void> {
  for (const limit of throttled.limits) {
    const window = { hits: 1, endsAt: new Date(now.getTime() + limit.seconds * 1000) }
    await database.orm
      .insert(throttles)
      .values({ key: keyOf(throttled, limit, of), ...window })
      .onConflictDoUpdate({ target: throttles.key, set: window })
  }
}

/** Whether something was counted in a window that has not ended. */
export async function wasCounted(
  database: Queryable,
  throttled: Throttle,
  { of, now }: { of: string; now: Date },
): Promise<boolean> {
  const rows = await database.orm
    .select({ key: throttles.key })
    .from(throttles)
    .where(and(isOneOf(throttled, of), gt(throttles.endsAt, now), gt(throttles.hits, 0)))
  return rows.length > 0
}

/** Subtracts one: a login that succeeds is no guess. */
export async function takeBack(database: Queryable, throttled: Throttle, of: string): Promise<void> {
  // One row at a time: two statements that each lock several rows may wait for each other.
  for (const limit of throttled.limits) {
    await database.orm
      .update(throttles)
      .set({ hits: sql`${throttles.hits} - 1` })
      .where(and(eq(throttles.key, keyOf(throttled, limit, of)), gt(throttles.hits, 0)))
  }
}

/**
 * Waits for work that was counted before it began. If the server is too busy to do it, it does not count.
 * @param uncount subtracts what was counted.
 * @throws what the work throws.
 */
export async function uncountIfBusy<Result>(
  work: Promise<Result>,
  uncount: () => Promise<void>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Busy) await uncount()
    throw error
  }
}

/** Deletes all that was counted for `of`. */
export async function forgive(database: Queryable, throttled: Throttle, of: string): Promise<void> {
  await database.orm.delete(throttles).where(isOneOf(throttled, of))
}
