import { createHash } from 'node:crypto'
import type { Queryable } from '../../db/database.ts'
import { json, statement } from '../../db/statement.ts'
import type { FeedDefaults } from '../formats/feed-defaults.ts'
import type { FormatName } from '../formats/formats.ts'
import type { FeedVersion } from './fetch-feed.ts'
import type { UnusualCount } from './usual-count.ts'

/** A feed at an address, and how it is read. */
export type Feed = { url: string; format: FormatName; defaults: FeedDefaults }

/** What the last fetch of a feed came to. `asked` says how it was read, `told` is for the operator. */
export type FeedState = FeedVersion & {
  at: string
  /** When it was last fetched without a failure. */
  freshAt?: string
  asked: string
  /** The source of its offers; null if its rows name it. */
  source: string | null
  outcome: 'imported' | 'unchanged' | 'failed' | 'withdrawn'
  told: string
  /** How many fetches have failed since the last one that did not. */
  failures: number
  /** How many offers its last imports had. */
  offers?: number[]
  /** Whether the last import had far fewer or more offers than usual. */
  unusual?: UnusualCount['is'] | null
}

export type FeedOutcome = Omit<FeedState, 'at' | 'freshAt' | 'asked' | 'source'>

/** One address that is read for two sources, or two chains, is two feeds. Hashed, because addresses may be long. */
function keyOf({ url, defaults: { source, country, chain } }: Feed): string {
  const of = source === undefined ? [url, country, chain] : [url, source]
  return `feed:${createHash('sha256').update(JSON.stringify(of)).digest('hex')}`
}

function askedOf({ format, defaults }: Feed): string {
  const { country, chain, startDate, endDate, columns = {} } = defaults
  return JSON.stringify([format, country, chain, startDate, endDate, Object.entries(columns).sort()])
}

const keptState = statement({ value: json<FeedState>() }, 'select value from data_state where key = $1')

/** The state of a feed that is stored, however the feed was read; undefined if it was never fetched. */
export async function storedFeedState(database: Queryable, feed: Feed): Promise<FeedState | undefined> {
  const [stored] = await database.query(keptState, [keyOf(feed)])
  return stored?.value
}

/** The stored state if the feed was read in the way that it is read now. */
export function currentState(feed: Feed, stored: FeedState | undefined): FeedState | undefined {
  return stored?.asked === askedOf(feed) ? stored : undefined
}

/** The state of a feed; undefined if it was never fetched, or last read in another way. */
export async function readFeedState(database: Queryable, feed: Feed): Promise<FeedState | undefined> {
  return currentState(feed, await storedFeedState(database, feed))
}

/**
 * Keeps the state of a feed, unless it has changed since the fetch began, because its offers were taken back: then the
 * next fetch must import all rows.
 * @param stored the state when the fetch began.
 */
export async function keepFeedState(
  database: Queryable,
  feed: Feed,
  outcome: FeedOutcome,
  stored: FeedState | undefined,
): Promise<void> {
  const at = new Date().toISOString()
  const freshAt = outcome.outcome === 'failed' ? stored?.freshAt : at
  const kept: FeedState = {
    at,
    ...(freshAt !== undefined && { freshAt }),
    asked: askedOf(feed),
    source: feed.defaults.source ?? null,
    ...outcome,
  }
  await database.query(
    `insert into data_state (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value where data_state.value = $3::jsonb`,
    [keyOf(feed), JSON.stringify(kept), stored ? JSON.stringify(stored) : null],
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
