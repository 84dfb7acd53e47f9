import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { logError } from '../log.ts'
import type { Listener } from './database.ts'

/** How long to wait before a lost connection is made again. */
const reconnectMs = 500
/** How long a silent connection may rest before TCP checks that it is alive. */
const keepAliveMs = 10_000

/**
 * Listens to a PostgreSQL channel on a connection of its own, since the pool's connections serve others in between.
 * @returns stops listening.
 * @throws if the first connection fails; later ones are repeated until one succeeds.
 */
export async function listenOn(
  url: string,
  channel: string,
  { hear, missed }: Listener,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let isStopped = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
    })
    // Without this handler a lost connection would end the process.
    next.on('error', (error) => logError('the connection that hears of changes was lost', error))
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    client = next
    await next.connect()
    await next.query(`listen ${channel}`)
    // It was stopped while it connected.
    if (isStopped) return next.end()
    next.once('end', () => void reconnect())
  }
  const reconnect = async () => {
    while (!isStopped) {
      await delay(reconnectMs)
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
    await client?.end()
  }
}
