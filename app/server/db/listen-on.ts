import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { logError } from '../log.ts'
import type { Listener } from './database.ts'

/** How long to wait before a lost connection is made again. */
const reconnectMs = 500
/** How often a connection that says nothing is asked whether it still lives. */
const keepAliveMs = 10_000

/**
 * Hears a channel of PostgreSQL on a connection of its own, since those of a pool are taken by others in between.
 * @returns stops hearing.
 * @throws if the first connection cannot be made; later ones are tried until they are.
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
    // Without a listener a lost connection would end the process.
    next.on('error', (error) => logError('the connection that hears of changes was lost', error))
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    client = next
    await next.connect()
    await next.query(`listen ${channel}`)
    // Stopped while it was made.
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
