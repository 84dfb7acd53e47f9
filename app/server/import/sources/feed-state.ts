import { createHash } from 'node:crypto'
import type { Queryable } from '../../db/database.ts'
import { json, statement } from '../../db/statement.ts'
import type { FeedDefaults } from '../normalise/feed-defaults.ts'
import type { Format } from '../read/read-rows.ts'
import type { FeedVersion } from './fetch-feed.ts'

/** A feed: an address, and how it is read. One address that is read for two chains is two feeds. */
export type Feed = { url: string; format: Format; defaults: FeedDefaults }

/** What the last fetch of a feed came to; `told` says so to the operator. */
export type FeedState = FeedVersion & {
  at: string
  /** The source of its offers; null if its rows name it. */
  source: string | null
  outcome: 'imported' | 'unchanged' | 'failed' | 'withdrawn'
  told: string
  /** How many fetches have failed since the last one that did not. */
  failures: number
}

/** Hashed, because columns and addresses can be longer than an index takes. */
function keyOf({ url, format, defaults }: Feed): string {
  const { country, chain, source, startDate, endDate, columns = {} } = defaults
  const how = [format, country, chain, source, startDate, endDate, Object.entries(columns).sort()]
  return `feed:${createHash('sha256')
    .update(JSON.stringify([url, ...how]))
    .digest('hex')}`
}

const keptState = statement({ value: json<FeedState>() }, 'select value from data_state where key = $1')

/** The state of a feed; undefined if it was never fetched. */
export async function readFeedState(database: Queryable, feed: Feed): Promise<FeedState | undefined> {
  const [state] = await database.query(keptState, [keyOf(feed)])
  return state?.value
}

/** Keeps the state of a feed. */
export async function keepFeedState(
  database: Queryable,
  feed: Feed,
  state: Omit<FeedState, 'at' | 'source'>,
): Promise<void> {
  const kept: FeedState = { at: new Date().toISOString(), source: feed.defaults.source ?? null, ...state }
  await database.query(
    `insert into data_state (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [keyOf(feed), JSON.stringify(kept)],
  )
}

/**
 * Forgets which version of a source's feeds was imported, because its offers were taken back: the next fetch imports all
 * their rows. So does that of a feed whose rows name their sources, since this source may be one of them.
 */
export async function forgetVersions(database: Queryable, source: string, now: Date): Promise<void> {
  const withdrawn: Partial<FeedState> = {
    at: now.toISOString(),
    outcome: 'withdrawn',
    told: 'its offers were taken back, and the next fetch imports all its rows',
    failures: 0,
  }
  await database.query(
    `update data_state set value = value || '{"etag": null, "lastModified": null}'::jsonb
       || case when value->>'source' = $1 then $2::jsonb else '{}' end
     where key like 'feed:%' and coalesce(value->>'source', $1) = $1`,
    [source, JSON.stringify(withdrawn)],
  )
}
