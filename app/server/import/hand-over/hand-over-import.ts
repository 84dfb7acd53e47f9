import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { type Line, readLines } from '../read/read-lines.ts'
import type { ImportObserver, ImportResult } from '../run-import.ts'
import { type Message, socketIn, writeLine } from './json-lines.ts'

/** Connects to the server that holds a data folder. @returns undefined if none takes imports. */
async function reach(dataDir: string): Promise<Socket | undefined> {
  const socket = connect({ path: socketIn(dataDir), allowHalfOpen: true })
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    return undefined
  }
}

async function* linesOf(socket: Socket): AsyncGenerator<Line> {
  for await (const lines of readLines(socket.setEncoding('utf8'))) yield* lines
}

/**
 * Hands an import over to the server that holds the embedded database (`serveImports`).
 * @param args the arguments of `npm run import`.
 * @returns the result; undefined if no server takes imports.
 * @throws an error with the server's name and message if the import failed; the signal's reason.
 */
export async function handOverImport(
  dataDir: string,
  args: readonly string[],
  bytes: AsyncIterable<Uint8Array>,
  { onNote, onProgress, signal }: ImportObserver,
): Promise<ImportResult | undefined> {
  const socket = await reach(dataDir)
  if (!socket) return undefined
  signal?.addEventListener('abort', () => socket.destroy(signal.reason))
  writeLine(socket, args)
  const sending = pipeline(bytes, socket)
  // If the server refuses the file, it reads no further. Errors of the file are those of `sending`.
  sending.catch(() => {})
  for await (const { text } of linesOf(socket)) {
    const message = JSON.parse(text) as Message
    if ('note' in message) onNote?.(message.note)
    else if ('soFar' in message) onProgress?.(message.soFar)
    else if ('result' in message) return message.result
    else throw Object.assign(new Error(message.failure.message), { name: message.failure.name })
  }
  await sending
  throw new Error('the server ended before the import did; what was written before stays')
}
