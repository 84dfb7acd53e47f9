import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { Database } from '../db/database.ts'
import { FeedError } from '../import/formats/feed-error.ts'
import { UsageError } from '../import/import-arguments.ts'
import { log, logError } from '../log.ts'
import { commands, isCommandName } from './commands.ts'
import { firstLine, type Message, socketIn, writeLine } from './json-lines.ts'

/**
 * Runs the operator's commands that are handed over (`handOverCommand`), because only this process can use its embedded
 * database. The command and this process talk over a socket in the data folder.
 * @returns ends the commands under way, and the socket.
 */
export async function serveCommands(database: Database, dataDir: string): Promise<() => Promise<void>> {
  const path = socketIn(dataDir)
  // A process that was killed leaves its socket; the lock on the folder says that it is dead.
  rmSync(path, { force: true })
  const stop = new AbortController()
  const running = new Set<Promise<void>>()

  async function answer(socket: Socket): Promise<void> {
    const gone = new AbortController()
    // Ctrl-C in the command closes the connection.
    socket.on('close', () => gone.abort(new Error('the command was stopped; what was written before stays')))
    socket.on('error', (error) => gone.abort(error))
    const tell = (message: Message) => writeLine(socket, message)
    const signal = AbortSignal.any([stop.signal, gone.signal])
    try {
      const { line, others: bytes } = await firstLine(socket)
      const [name, ...args]: string[] = JSON.parse(line)
      if (!name || !isCommandName(name))
        throw new FeedError('The server is of another version: it does not know this command.')
      const note = (text: string) => tell({ note: text })
      const progress = (text: string) => tell({ progress: text })
      const outcome = await commands[name]({ database, dataDir, bytes, note, progress, signal }, args)
      log('info', 'ran a command', { command: name, exitCode: outcome.exitCode })
      tell({ outcome })
    } catch (error) {
      const isExpected = error instanceof FeedError || error instanceof UsageError || signal.aborted
      if (!isExpected) logError('a command failed', error)
      const { name, message } = error as Error
      tell({ failure: { name, message } })
    } finally {
      socket.end()
    }
  }

  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const work = answer(socket).finally(() => running.delete(work))
    running.add(work)
  })
  server.listen(path)
  await once(server, 'listening')
  return async () => {
    server.close()
    stop.abort(new Error('the server was stopped; what was written before stays'))
    await Promise.all(running)
  }
}
