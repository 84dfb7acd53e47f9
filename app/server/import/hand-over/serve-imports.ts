import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { Database } from '../../db/database.ts'
import { log, logError } from '../../log.ts'
import { FeedError } from '../feed-error.ts'
import { readImportArguments, UsageError } from '../import-arguments.ts'
import { runImport } from '../run-import.ts'
import { firstLine, type Message, socketIn, writeLine } from './json-lines.ts'

/**
 * Imports what `npm run import` hands over, because only this process can write to its embedded database. The command
 * and this process talk over a socket in the data folder.
 * @returns ends the imports under way after their present batch, and the socket.
 */
export async function serveImports(database: Database, dataDir: string): Promise<() => Promise<void>> {
  const path = socketIn(dataDir)
  // A process that was killed leaves its socket; the lock on the folder says that it is dead.
  rmSync(path, { force: true })
  const stop = new AbortController()
  const running = new Set<Promise<void>>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const work = answerImport(socket, stop.signal).finally(() => running.delete(work))
    running.add(work)
  })

  async function answerImport(socket: Socket, stopped: AbortSignal): Promise<void> {
    const gone = new AbortController()
    // Ctrl-C in the command closes the connection.
    socket.on('close', () => gone.abort(new Error('the command was stopped; what was written before stays')))
    socket.on('error', (error) => gone.abort(error))
    const tell = (message: Message) => writeLine(socket, message)
    try {
      const { line, others } = await firstLine(socket)
      const result = await runImport(database, dataDir, others, readImportArguments(JSON.parse(line)), {
        onNote: (note) => tell({ note }),
        onProgress: (soFar) => tell({ soFar }),
        signal: AbortSignal.any([stopped, gone.signal]),
      })
      log('info', 'imported', result.counts)
      tell({ result })
    } catch (error) {
      const isExpected = error instanceof FeedError || error instanceof UsageError
      if (!isExpected && !gone.signal.aborted && !stopped.aborted) logError('an import failed', error)
      const { name, message } = error as Error
      tell({ failure: { name, message } })
    } finally {
      socket.end()
    }
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  return async () => {
    server.close()
    stop.abort(new Error('the server was stopped; what was written before stays'))
    await Promise.all(running)
  }
}
