import type { Queryable } from '../../db/database.ts'
import { json, statement } from '../../db/statement.ts'
import type { FeedVersion } from './fetch-feed.ts'

/** What the last fetch of a feed came to. `asked` says how it was read, `told` is for the operator. */
export type FeedState = FeedVersion & {
  at: string
  asked: string
  outcome: 'imported' | 'unchanged' | 'failed'
  told: string
}

const keyOf = (url: string) => `feed:${url}`

const keptState = statement({ value: json<FeedState>() }, 'select value from data_state where key = $1')

/** The state of the feed at an address; undefined if it was never fetched. */
export async function readFeedState(database: Queryable, url: string): Promise<FeedState | undefined> {
  const [state] = await database.query(keptState, [keyOf(url)])
  return state?.value
}

/** Keeps the state of the feed at an address. */
export async function keepFeedState(database: Queryable, url: string, state: FeedState): Promise<void> {
  await database.query(
    `insert into data_state (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [keyOf(url), JSON.stringify(state)],
  )
}
