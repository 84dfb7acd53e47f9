import { readImportArguments } from '../import/import-arguments.ts'
import { progressText, summaryText } from '../import/import-summary.ts'
import { type ImportObserver, runImport } from '../import/run-import.ts'
import { importFromUrl } from '../import/sources/import-from-url.ts'
import type { Command } from './commands.ts'

/** Exit codes: every row was imported; some rows were set aside. If the run fails, it is 1. */
const exit = { allIn: 0, someSetAside: 2 }

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
    ? await importFromUrl(database, dataDir, { ...asked, url: asked.file }, asked.isDryRun, observer)
    : await runImport(database, dataDir, bytes, asked, observer)
  if (!result) return { exitCode: exit.allIn, error: 'The feed has not changed since the last import.' }
  return {
    exitCode: result.counts.setAside > 0 ? exit.someSetAside : exit.allIn,
    error: summaryText(result, asked.isDryRun),
  }
}
