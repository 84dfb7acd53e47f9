import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { describeError } from '../../describe-error.ts'
import { log } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import { tell } from '../../tell.ts'
import type { ReadFrom } from '../database.ts'
import type { Asks } from '../queryable.ts'
import { connectionFailure, isMisconfigured } from './connection-failure.ts'
import { isDatabaseAway } from './database-away.ts'
import { openPool } from './open-pool.ts'
import { replicaPatience } from './patience.ts'
import { createReplicaLag } from './replica-lag.ts'

/**
 * Milliseconds. The replica is checked every `check`; it is not used while its content is older than `lag`, and for `rest`
 * after it failed to answer.
 */
const usual = { check: 1000, lag: 10_000, rest: 5000 }

/**
 * Milliseconds. A replica that is promoted is closed to readers some moments before a proxy leads to it as the primary, so
 * for `handover` both are asked again after each `pause`.
 */
const patience = { handover: 3000, pause: 200 }

/** A streaming replica: its connection URL, and other times for tests. */
export type ReplicaOptions = { url: string; timing?: typeof usual }

/** Asks a replica while it can be used or no primary answers, and the primary otherwise. */
export type Replica = Asks & {
  /** Asks the primary; while it does not answer, the replica if it had all but the last seconds of what was written. */
  ifCurrent: Asks
  readFrom(): ReadFrom
  close(): Promise<void>
}

type State = { isReplica: boolean; system: string; replayed: string | null }

const stateSql = `
select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as replayed,
  (select system_identifier::text from pg_control_system()) as system`
const writtenSql = `
select pg_current_wal_lsn()::text as written, (select system_identifier::text from pg_control_system()) as system`

/** Whether a statement failed because of the server that it was sent to, and not because of what it says. */
function isServersFault(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(?:08|53|57|58|XX)/.test(error.code ?? '')
}

/**
 * Opens a streaming replica of a primary and watches how far it lags. A statement that fails on it is sent to the primary.
 * If the replica cannot be reached at the start, the primary is asked until it can.
 * @throws StartError if the address is refused, or leads to anything else than a replica of this primary.
 */
export async function openReplica(
  primary: pg.Pool,
  { url, timing = usual }: ReplicaOptions,
): Promise<Replica> {
  const pool = openPool(url, replicaPatience)
  const lag = createReplicaLag(timing.lag)
  let isUsed = false
  let isPrimaryAway = false
  /** Whether the replica lagged no more than the bound when the primary last answered. */
  let wasCurrent = false
  let restsUntil = 0

  const use = (next: boolean, reason?: string) => {
    if (next === isUsed) return
    isUsed = next
    tell('replica', { isUsed })
    const words = next ? 'are read from the replica' : 'are read from the primary'
    log(next ? 'info' : 'warn', `pages and search ${words}`, reason === undefined ? {} : { reason })
  }
  const ask = async <Row>(of: pg.Pool, text: string): Promise<Row | undefined> => {
    const [row] = (await of.query({ text, query_timeout: replicaPatience.answer } as pg.QueryConfig)).rows
    return row
  }
  const check = async (): Promise<State | undefined> => {
    const at = performance.now()
    const [written, answer] = await Promise.allSettled([
      ask<{ written: string }>(primary, writtenSql),
      ask<State>(pool, stateSql),
    ])
    isPrimaryAway = written.status === 'rejected'
    if (written.status === 'fulfilled' && written.value) lag.noteWritten(written.value.written, at)
    const state = answer.status === 'fulfilled' ? answer.value : undefined
    // A replica that was promoted still tells the last place that it replayed.
    const replayed = state?.isReplica ? state.replayed : null
    const isCurrent = replayed !== null && lag.isWithinBound(replayed)
    if (!isPrimaryAway) wasCurrent = isCurrent
    if (answer.status === 'rejected') throw answer.reason
    if (performance.now() < restsUntil) return state
    if (replayed === null) use(false, 'it is no replica')
    else if (isCurrent) use(true)
    else use(false, `the replica lags more than ${timing.lag / 1000} seconds`)
    return state
  }
  /** Asks the primary; while it does not answer, the replica, if that may be asked. */
  const askingElse =
    (mayAskReplica: () => boolean): Asks['query'] =>
    async (config, values) => {
      for (const end = performance.now() + patience.handover; ; ) {
        try {
          return await primary.query(config, values)
        } catch (error) {
          if (!isDatabaseAway(error) || !mayAskReplica()) throw error
          try {
            return await pool.query(config, values)
          } catch (again) {
            if (!isServersFault(again) || performance.now() > end) throw error
          }
        }
        await delay(patience.pause)
      }
    }
  /** For what everybody sees: it may be of any age while there is nothing newer. */
  const askPrimary = askingElse(() => true)
  const failed = (error: unknown) => {
    restsUntil = performance.now() + timing.rest
    use(false, describeError(error))
  }

  try {
    const state = await check()
    const origin = await ask<{ system: string }>(primary, writtenSql)
    if (!state?.isReplica || state.system !== origin?.system) {
      throw new StartError(
        'DATABASE_READ_URL: this is not a streaming replica of the database in DATABASE_URL.',
      )
    }
  } catch (error) {
    if (error instanceof StartError || isMisconfigured(error)) {
      await pool.end()
      throw connectionFailure(error, 'DATABASE_READ_URL')
    }
    log('warn', 'the replica cannot be reached; pages and search are read from the primary', {
      reason: describeError(error),
    })
  }

  const stopping = new AbortController()
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await delay(timing.check, undefined, { ref: false, signal: stopping.signal })
      await check().catch(failed)
    }
  }
  const watching = watch().catch(() => {})
  return {
    query: async (config, values) => {
      if (!isUsed) return askPrimary(config, values)
      try {
        return await pool.query(config, values)
      } catch (error) {
        if (isServersFault(error)) failed(error)
        return askPrimary(config, values)
      }
    },
    ifCurrent: { query: askingElse(() => wasCurrent) },
    readFrom: () => {
      if (isPrimaryAway) return 'replica alone'
      return isUsed ? 'replica' : 'primary'
    },
    close: async () => {
      stopping.abort()
      await watching
      await pool.end()
    },
  }
}
