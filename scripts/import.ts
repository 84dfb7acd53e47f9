import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openDatabase } from '#app/server/db/open-database.ts'
import { describeError } from '#app/server/describe-error.ts'
import { type ImportArguments, readImportArguments, usage } from '#app/server/import/import-arguments.ts'
import { type ImportCounts, importOffers } from '#app/server/import/import-offers.ts'
import { progressText, summaryText } from '#app/server/import/import-summary.ts'
import { readRows } from '#app/server/import/read/read-rows.ts'
import { openReport } from '#app/server/import/write-report.ts'
import { settings } from '#app/server/settings.ts'

/** Exit codes: every row was imported; some rows were set aside; the run failed. */
const exit = { allIn: 0, failed: 1, someSetAside: 2 }
/** Bytes. A piece is processed without a pause, while PostgreSQL may wait some milliseconds for the next statement. */
const pieceOfFile = 65_536

async function run(): Promise<number> {
  const { file, format, defaults, isDryRun } = readImportArguments(process.argv.slice(2))
  const handle = file === '-' ? undefined : await open(file)
  try {
    const bytes = handle?.createReadStream({ highWaterMark: pieceOfFile, autoClose: false }) ?? process.stdin
    return await importBytes(bytes, { file, format, defaults, isDryRun })
  } finally {
    await handle?.close()
  }
}

async function importBytes(
  bytes: AsyncIterable<Uint8Array>,
  { file, format, defaults, isDryRun }: ImportArguments,
): Promise<number> {
  const { databaseUrl, dataDir } = settings()
  const database = (await openDatabase({ databaseUrl, dataDir })).forLongWork
  const report = openReport(dataDir, file === '-' ? 'standard-input' : basename(file), new Date())
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error(`stopped by ${signal}; what was written before stays`)))
  }
  const start = performance.now()
  const onProgress = (soFar: ImportCounts) => {
    if (process.stderr.isTTY) {
      process.stderr.write(`\r\x1b[K${progressText(soFar, (performance.now() - start) / 1000)}`)
    }
  }
  try {
    await migrateDatabase(database)
    const options = { isDryRun, signal: stop.signal, onSetAside: report.add, onProgress }
    const counts = await importOffers(database, readRows(bytes, format, defaults), options)
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    console.error(summaryText(counts, report, isDryRun))
    return counts.setAside > 0 ? exit.someSetAside : exit.allIn
  } finally {
    report.close()
    await database.close()
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
    ['SettingsError', 'StartError', 'FolderInUseError'].includes(name) ||
    code ||
    message.startsWith('stopped by')
  ) {
    console.error(message || code)
  } else console.error(describeError(error))
}
