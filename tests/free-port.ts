import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { hasErrorCode } from '#app/server/error-code.ts'

/**
 * Where ports are taken from: below those that systems give to outgoing connections, which could take a port between the
 * check and its use.
 */
const range = [10_240, 32_768] as const

/** A random port that no process listens on, so that several checkouts can run their tests on one machine. */
export async function freePort(): Promise<number> {
  const port = randomInt(...range)
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if (!hasErrorCode(error, 'EADDRINUSE')) throw error
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
