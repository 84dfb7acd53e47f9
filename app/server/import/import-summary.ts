import type { ImportCounts } from './import-offers.ts'
import type { Reason } from './rejections.ts'

const grouped = new Intl.NumberFormat('en-GB')
const number = (value: number) => grouped.format(value)

/** A line about the progress of an import. `seconds` is the time so far. */
export function progressText(counts: ImportCounts, seconds: number): string {
  const rate = seconds > 0 ? Math.round(counts.read / seconds) : 0
  return `${number(counts.read)} rows, ${number(counts.setAside)} set aside, ${number(rate)} rows a second`
}

/** Whether every row was set aside because it has no price, so that the price must be in another place. */
export function isWithoutPrices(
  { read }: ImportCounts,
  { reasons }: { reasons: ReadonlyMap<Reason, number> },
): boolean {
  const unpriced = (reasons.get('missing-price') ?? 0) + (reasons.get('bad-price') ?? 0)
  return read > 0 && unpriced === read
}

/** A summary of an import for a person; the counts after the colon add up to the rows. */
export function summaryText(
  counts: ImportCounts,
  report: { path: string; reasons: ReadonlyMap<Reason, number> },
  isDryRun: boolean,
): string {
  const { read, inserted, updated, unchanged, duplicates, setAside } = counts
  const reasons = [...report.reasons].sort(([, a], [, b]) => b - a)
  return [
    `${number(read)} rows: ${number(inserted)} new, ${number(updated)} changed, ${number(unchanged)} unchanged, ${number(duplicates)} repeated, ${number(setAside)} set aside`,
    ...reasons.map(([reason, count]) => `  ${reason}: ${number(count)}`),
    ...(reasons.length > 0 ? [`Report: ${report.path}`] : []),
    ...(isDryRun ? ['This was a dry run: nothing was written to the database.'] : []),
  ].join('\n')
}
