import { readImportArguments } from '../import/import-arguments.ts'
import { isWithoutPrices, progressText, summaryText } from '../import/import-summary.ts'
import { type ImportObserver, runImport } from '../import/run-import.ts'
import { importFromUrl } from '../import/sources/import-from-url.ts'
import type { Command } from './commands.ts'

/** Exit codes: every row was imported; some rows were set aside; the run failed. */
const exit = { allIn: 0, failed: 1, someSetAside: 2 }

/** `npm run import`: docs/import.md. */
export const importCommand: Command = async ({ database, dataDir, bytes, note, progress, signal }, args) => {
  const asked = readImportArguments(args)
  const start = performance.now()
  const observer: ImportObserver & { signal: AbortSignal } = {
    onNote: note,
    onProgress: (soFar) => progress(progressText(soFar, (performance.now() - start) / 1000)),
    signal,
  }
  const result = asked.isFromUrl
    ? await importFromUrl(database, dataDir, asked.file, asked, observer)
    : await runImport(database, dataDir, bytes, asked, observer)
  if (!result) return { exitCode: exit.allIn, error: 'The feed has not changed since the last import.' }
  const summary = summaryText(result, asked.isDryRun)
  if (isWithoutPrices(result)) {
    return { exitCode: exit.failed, error: `${summary}\nNo row has a price, so nothing was imported.` }
  }
  return { exitCode: result.counts.setAside > 0 ? exit.someSetAside : exit.allIn, error: summary }
}
