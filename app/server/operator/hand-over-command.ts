import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { type Line, readLines } from '../import/formats/reading/read-lines.ts'
import type { CommandContext, CommandName, Outcome } from './commands.ts'
import { type Message, socketIn, writeLine } from './json-lines.ts'

/** Connects to the server that holds a data folder. @returns undefined if none takes commands. */
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
 * Hands a command over to the server that holds the embedded database (`serveCommands`).
 * @returns its outcome; undefined if no server takes commands.
 * @throws an error with the server's name and message if the command failed; the signal's reason.
 */
export async function handOverCommand(
  name: CommandName,
  args: readonly string[],
  { dataDir, bytes, note, progress, signal }: Omit<CommandContext, 'database'>,
): Promise<Outcome | undefined> {
  const socket = await reach(dataDir)
  if (!socket) return undefined
  signal.addEventListener('abort', () => socket.destroy(signal.reason))
  writeLine(socket, [name, ...args])
  const sending = pipeline(bytes, socket)
  // If the server refuses the file, it reads no further. Errors of the file are those of `sending`.
  sending.catch(() => {})
  for await (const { text } of linesOf(socket)) {
    const message = JSON.parse(text) as Message
    if ('note' in message) note(message.note)
    else if ('progress' in message) progress(message.progress)
    else if ('outcome' in message) return message.outcome
    else throw Object.assign(new Error(message.failure.message), { name: message.failure.name })
  }
  await sending
  throw new Error('the server ended before the command did; what was written before stays')
}
