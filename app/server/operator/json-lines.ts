import { openSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Outcome } from './commands.ts'

/**
 * What the server sends to a command that it runs, one JSON object a line: what the command would print meanwhile, then
 * its outcome or its failure. The command sends its name and arguments as one line of JSON, then the bytes it reads.
 */
export type Message =
  | { note: string }
  | { progress: string }
  | { outcome: Outcome }
  | { failure: { name: string; message: string } }

const socketName = 'command.socket'
/** The most bytes of a socket's path: 108 with a zero on Linux (unix(7)), 104 on other systems. */
const longestPath = process.platform === 'linux' ? 107 : 103

/**
 * The path of the socket in a data folder, to which only the folder's owner has access. If the folder's own path is too long
 * for a socket, Linux knows a short one for a folder that is open, as it then is until this process ends.
 * @throws StartError if the path is too long on another system.
 */
export function socketIn(dataDir: string): string {
  const path = join(dataDir, socketName)
  if (Buffer.byteLength(path) <= longestPath) return path
  if (process.platform === 'linux') return `/proc/self/fd/${openSync(dataDir, 'r')}/${socketName}`
  throw new StartError(
    `The path of DATA_DIR is too long for the socket in it: ${path} may have ${longestPath} bytes. Set DATA_DIR to a shorter one.`,
  )
}

/** Writes a value as a line of JSON. */
export function writeLine(socket: Socket, value: unknown): void {
  socket.write(`${JSON.stringify(value)}\n`)
}

/** The first line of a stream of bytes, and the bytes after it. */
export async function firstLine(bytes: AsyncIterable<Uint8Array>) {
  const rest = bytes[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  let end = -1
  while (end < 0) {
    const { value, done } = await rest.next()
    if (done) break
    start = Buffer.concat([start, value])
    end = start.indexOf('\n')
  }
  return {
    line: start.subarray(0, end < 0 ? undefined : end).toString(),
    others: (async function* () {
      if (end >= 0) yield start.subarray(end + 1) as Uint8Array
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
    })(),
  }
}
