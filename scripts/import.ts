import { open } from 'node:fs/promises'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openDatabase } from '#app/server/db/open-database.ts'
import { describeError } from '#app/server/describe-error.ts'
import { FeedError } from '#app/server/import/feed-error.ts'
import { handOverImport } from '#app/server/import/hand-over/hand-over-import.ts'
import { type ImportArguments, readImportArguments, usage } from '#app/server/import/import-arguments.ts'
import { isWithoutPrices, progressText, summaryText } from '#app/server/import/import-summary.ts'
import { type ImportObserver, type ImportResult, runImport } from '#app/server/import/run-import.ts'
import { settings } from '#app/server/settings.ts'

/** Exit codes: every row was imported; some rows were set aside; the run failed. */
const exit = { allIn: 0, failed: 1, someSetAside: 2 }
/** Bytes. A piece is processed without a pause, while PostgreSQL may wait some milliseconds for the next statement. */
const pieceOfFile = 65_536
const args = process.argv.slice(2)

async function run(): Promise<number> {
  const asked = readImportArguments(args)
  const { file, isDryRun } = asked
  const handle = file === '-' ? undefined : await open(file)
  try {
    const bytes = handle?.createReadStream({ highWaterMark: pieceOfFile, autoClose: false }) ?? process.stdin
    const result = await importBytes(bytes, asked)
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    console.error(summaryText(result, isDryRun))
    if (isWithoutPrices(result)) throw new FeedError('No row has a price, so nothing was imported.')
    return result.counts.setAside > 0 ? exit.someSetAside : exit.allIn
  } finally {
    await handle?.close()
  }
}

/** Imports in this process, or in the server if that holds the embedded database. */
async function importBytes(bytes: AsyncIterable<Uint8Array>, asked: ImportArguments): Promise<ImportResult> {
  const { dataDir } = settings()
  const observer = createObserver()
  const database = await openDatabase(settings()).catch(async (error: Error) => {
    const result = error.name === 'FolderInUseError' && (await handOverImport(dataDir, args, bytes, observer))
    if (!result) throw error
    return result
  })
  if ('counts' in database) return database
  try {
    await migrateDatabase(database)
    return await runImport(database, dataDir, bytes, asked, observer)
  } finally {
    await database.close()
  }
}

/** Prints the progress, and ends the import on Ctrl-C. */
function createObserver(): ImportObserver {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error(`stopped by ${signal}; what was written before stays`)))
  }
  const start = performance.now()
  return {
    signal: stop.signal,
    onNote: console.error,
    onProgress: (soFar) => {
      if (!process.stderr.isTTY) return
      process.stderr.write(`\r\x1b[K${progressText(soFar, (performance.now() - start) / 1000)}`)
    },
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  process.exitCode = exit.failed
  // Errors that a person can fix are printed as a sentence, others with their stack.
  const { name, message, code } = error as NodeJS.ErrnoException
  if (name === 'UsageError') console.error(`${message}\n\n${usage}`)
  else if (
    ['SettingsError', 'FolderInUseError', 'FeedError'].includes(name) ||
    code ||
    message.startsWith('stopped by')
  ) {
    console.error(message || code)
  } else console.error(describeError(error))
}
