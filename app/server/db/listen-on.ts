import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { logError } from '../log.ts'
import type { Listener } from './database.ts'

/**
 * Milliseconds: the wait before a lost connection is made again, the time between checks that it is alive, and how long the
 * answer to a check or a new connection may take. A connection that hangs is noticed after `check` and `answer` at most;
 * TCP alone takes eleven minutes.
 */
const usual = { reconnect: 500, check: 10_000, answer: 10_000 }

/**
 * Listens to a PostgreSQL channel on a connection of its own, since the pool's connections serve others in between.
 * @returns stops listening.
 * @throws if the first connection fails; later ones are repeated until one succeeds.
 */
export async function listenOn(
  url: string,
  channel: string,
  { hear, missed }: Listener,
  timing = usual,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let nextCheck: NodeJS.Timeout | undefined
  let isStopped = false

  /** Asks for signs of life, and closes the connection if one does not come; then it is made again. */
  const keepChecking = (asked: pg.Client) => {
    nextCheck = setTimeout(() => {
      asked.query('select 1').then(
        () => client === asked && keepChecking(asked),
        () => asked.end(),
      )
    }, timing.check)
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timing.answer,
      query_timeout: timing.answer,
    })
    // Without this handler a lost connection would end the process.
    next.on('error', (error) => logError('the connection that hears of changes was lost', error))
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    client = next
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      // One that was made, but cannot listen, as on a standby, would stay open beside the next.
      void next.end().catch(() => {})
      throw error
    }
    // It was stopped while it connected.
    if (isStopped) return next.end()
    keepChecking(next)
    next.once('end', () => {
      clearTimeout(nextCheck)
      void reconnect()
    })
  }
  const reconnect = async () => {
    while (!isStopped) {
      await delay(timing.reconnect)
      try {
        await connect()
        return missed()
      } catch (error) {
        logError('the connection that hears of changes cannot be made', error)
      }
    }
  }
  await connect()
  return async () => {
    isStopped = true
    clearTimeout(nextCheck)
    await client?.end()
  }
}
