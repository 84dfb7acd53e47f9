import type { ImportCounts } from './import-offers.ts'
import type { Reason } from './row/rejections.ts'
import type { ImportResult } from './run-import.ts'

const grouped = new Intl.NumberFormat('en-GB')
const number = (value: number) => grouped.format(value)

/** A line about the progress of an import. `seconds` is the time so far. */
export function progressText(counts: ImportCounts, seconds: number): string {
  const rate = seconds > 0 ? Math.round(counts.read / seconds) : 0
  return `${number(counts.read)} rows, ${number(counts.setAside)} set aside, ${number(rate)} rows a second`
}

const priceReasons: readonly Reason[] = ['missing-price', 'bad-price', 'zero-price']
/** The reasons of rows whose fields, the price among them, cannot be read. */
const unreadReasons: readonly Reason[] = [
  'too-large',
  'truncated',
  'bad-json',
  'bad-csv',
  'bad-xml',
  'unsafe-xml',
  'unclosed-quote',
  'not-an-offer',
]

/** A sentence on why nothing of a file was imported: no row can be read, or none of those that can has a price. */
export function whyNothing({ counts: { read }, reasons }: ImportResult): string | undefined {
  const countOf = (some: readonly Reason[]) =>
    reasons.filter(([reason]) => some.includes(reason)).reduce((sum, [, count]) => sum + count, 0)
  const [unread, unpriced] = [countOf(unreadReasons), countOf(priceReasons)]
  if (unread + unpriced < read) return undefined
  return `No row ${unpriced > 0 ? 'has a price' : 'could be read'}, so nothing was imported.`
}

/** How often each reason is given, the commonest first. */
const counted = (reasons: readonly [string, number][]): string[] =>
  [...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `  ${reason}: ${number(count)}`)

/** A sentence on the prices of an import that are kept back, if there are any. */
export function keptBackText({ remarks }: Pick<ImportResult, 'remarks'>): string | undefined {
  const [, count] = remarks.find(([reason]) => reason === 'odd-price') ?? []
  if (count === undefined) return undefined
  return `${number(count)} ${count === 1 ? 'price was' : 'prices were'} kept back.`
}

/** A summary of an import for a person; the counts after the colon add up to the rows. */
export function summaryText(
  { counts, reasons, remarks, report, unusual }: ImportResult,
  isDryRun: boolean,
): string {
  const { read, inserted, updated, unchanged, duplicates, setAside } = counts
  const keptBack = isDryRun ? undefined : keptBackText({ remarks })
  return [
    `${number(read)} rows: ${number(inserted)} new, ${number(updated)} changed, ${number(unchanged)} unchanged, ${number(duplicates)} repeated, ${number(setAside)} set aside`,
    ...(unusual ? [unusual] : []),
    ...counted(reasons),
    ...(remarks.length > 0 ? ['Remarks on rows that were imported:', ...counted(remarks)] : []),
    ...(keptBack ? [`${keptBack} npm run sources shows which.`] : []),
    ...(reasons.length + remarks.length > 0 ? [`Report: ${report}`] : []),
    ...(isDryRun ? ['This was a dry run: nothing was written to the database.'] : []),
  ].join('\n')
}
