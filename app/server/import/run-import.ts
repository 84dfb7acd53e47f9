import { basename } from 'node:path'
import type { Database } from '../db/database.ts'
import type { FeedDefaults } from './formats/feed-defaults.ts'
import { FeedError } from './formats/feed-error.ts'
import { type FormatName, formatNamed } from './formats/formats.ts'
import { readRows } from './formats/read-rows.ts'
import { type ImportCounts, importOffers } from './import-offers.ts'
import { summaryText, whyNothing } from './import-summary.ts'
import type { Reason } from './row/rejections.ts'
import type { RemarkReason } from './row/remarks.ts'
import { openReport } from './write-report.ts'

/** How a file is imported; `file` names it in the report, `-` for standard input. */
export type ImportTask = { file: string; format: FormatName; defaults: FeedDefaults; isDryRun: boolean }

/**
 * The result of an import: its counts, why rows were set aside, the remarks on others, and the file that lists both if there
 * are any.
 */
export type ImportResult = {
  counts: ImportCounts
  reasons: [reason: Reason, count: number][]
  remarks: [reason: RemarkReason, count: number][]
  report: string
  /** A sentence if the feed had far fewer or more offers than usual. */
  unusual?: string
}

export type ImportObserver = {
  /** Called with what the operator should know of the file, in a sentence. */
  onNote?: (note: string) => void
  onProgress?: (soFar: ImportCounts) => void
  /** Stops the import after the present batch; what is written stays. */
  signal?: AbortSignal
}

/**
 * Imports a file, and lists the rows that are set aside in a report in the data folder.
 * @throws FeedError if nothing of the file can be imported, because no row can be read or none has a price; the signal's
 * reason; the error of the bytes or the database.
 */
export async function runImport(
  database: Database,
  dataDir: string,
  bytes: AsyncIterable<Uint8Array>,
  { file, format, defaults, isDryRun }: ImportTask,
  { onNote, ...observer }: ImportObserver = {},
): Promise<ImportResult> {
  const report = openReport(dataDir, file === '-' ? 'standard-input' : basename(file), new Date())
  try {
    const known = formatNamed(format)
    const rows = readRows(bytes, (await known.learned?.(database)) ?? known, defaults, onNote)
    const counts = await importOffers(database, rows, {
      ...{ isDryRun, onSetAside: report.add, onRemark: report.addRemark },
      ...observer,
    })
    const { reasons, remarks, path } = report
    const result = { counts, reasons: [...reasons], remarks: [...remarks], report: path }
    const why = whyNothing(result)
    if (why) throw new FeedError(`${summaryText(result, isDryRun)}\n${why}`)
    return result
  } finally {
    report.close()
  }
}
