import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openDatabase } from '#app/server/db/open-database.ts'
import { type CommandName, commands, type Outcome } from '#app/server/operator/commands.ts'
import { handOverCommand } from '#app/server/operator/hand-over-command.ts'
import { settings } from '#app/server/settings.ts'
import { endWithSentence } from './end-with-sentence.ts'
import { orSentence } from './or-sentence.ts'

/** What a command without input reads. */
async function* nothing(): AsyncGenerator<Uint8Array> {}

const clearLine = '\r\x1b[K'

/** Aborted by Ctrl-C and SIGTERM. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () =>
      stop.abort(
        Object.assign(new Error(`stopped by ${signal}; what was written before stays`), {
          name: 'StoppedError',
        }),
      ),
    )
  }
  return stop.signal
}

/** Runs a command in this process, or in the server if that holds the embedded database. */
async function run(
  name: CommandName,
  args: readonly string[],
  bytes: AsyncIterable<Uint8Array>,
): Promise<Outcome> {
  const { databaseUrl, dataDir } = settings()
  const isTerminal = process.stderr.isTTY
  const context = {
    dataDir,
    bytes,
    note: console.error,
    progress: (text: string) => {
      if (isTerminal) process.stderr.write(`${clearLine}${text}`)
    },
    signal: stopSignal(),
  }
  try {
    const database = (await openDatabase({ databaseUrl, dataDir })).forLongWork
    try {
      await migrateDatabase(database)
      return await commands[name]({ ...context, database }, args)
    } finally {
      await database.close()
    }
  } catch (error) {
    const isHeld = error instanceof Error && error.name === 'FolderInUseError'
    const outcome = isHeld && (await handOverCommand(name, args, context))
    if (!outcome) throw error
    return outcome
  } finally {
    if (isTerminal) process.stderr.write(clearLine)
  }
}

/**
 * Runs a command of the operator with the arguments of this process, prints its outcome, and sets the exit code.
 * @param bytes what it reads, if it reads a file.
 */
export async function runCommand(
  name: CommandName,
  bytes: AsyncIterable<Uint8Array> = nothing(),
): Promise<void> {
  try {
    const { exitCode, output, error } = await orSentence(run(name, process.argv.slice(2), bytes))
    if (output !== undefined) console.info(output)
    if (error !== undefined) console.error(error)
    process.exitCode = exitCode
  } catch (error) {
    endWithSentence(error)
  }
}
