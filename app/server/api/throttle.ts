import { createHmac } from 'node:crypto'
import type { Queryable } from '../db/database.ts'
import { secretKey } from '../secret-key.ts'
import { Throttled } from './failures.ts'

/** So many times in so many seconds, counted from the first. */
export type Limit = { most: number; seconds: number }

/** How often windows that ended are cleared away, for each process. */
const sweepMs = 60_000
let sweptAt = 0

/** Names who or what is limited without naming anybody, so that the table holds no emails and addresses. */
function keyOf(what: string, of: string): string {
  return `${what} ${createHmac('sha256', secretKey('throttles')).update(of).digest('base64url')}`
}

/**
 * Counts one more of something and refuses it over its limit. The count is in the database, so that it holds across
 * processes.
 * @param what names the limit: `login`.
 * @param of who or what it is counted for: an email, an address, both.
 * @throws Throttled with the seconds until the window ends.
 */
export async function throttle(
  database: Queryable,
  { what, of, limit, now }: { what: string; of: string; limit: Limit; now: Date },
): Promise<void> {
  const ends = new Date(now.getTime() + limit.seconds * 1000)
  const [window] = await database.query<{ hits: number; ends: Date }>(
    `insert into throttles (key, hits, ends_at) values ($1, 1, $3)
      on conflict (key) do update set
        hits = case when throttles.ends_at <= $2 then 1 else throttles.hits + 1 end,
        ends_at = case when throttles.ends_at <= $2 then excluded.ends_at else throttles.ends_at end
      returning hits, ends_at as ends`,
    [keyOf(what, of), now, ends],
  )
  if (!window) throw new Error('a throttle was not counted')
  if (Math.abs(now.getTime() - sweptAt) > sweepMs) {
    sweptAt = now.getTime()
    await database.query('delete from throttles where ends_at <= $1', [now])
  }
  if (window.hits > limit.most) {
    throw new Throttled(Math.max(1, Math.ceil((window.ends.getTime() - now.getTime()) / 1000)))
  }
}

/** Forgets what was counted: a login that succeeds is no attempt at guessing. */
export async function forgive(database: Queryable, what: string, of: string): Promise<void> {
  await database.query('delete from throttles where key = $1', [keyOf(what, of)])
}
