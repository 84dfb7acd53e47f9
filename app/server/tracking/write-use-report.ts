import type { UseReport } from './read-report.ts'

const noRows = '  none'

/** Lines of a table whose columns are as wide as their content; all but the first are numbers. */
function linesOf(heads: string[], rows: (string | number)[][]): string[] {
  if (rows.length === 0) return [noRows]
  const cells = [heads, ...rows.map((row) => row.map(String))]
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells.map((row) => {
    const padded = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    return `  ${padded.join('  ')}`.trimEnd()
  })
}

/** The report of a country as text for a terminal. */
export function writeUseReport(country: string, days: number, report: UseReport): string {
  const { emptySearches, offers, presses, visits } = report
  const of = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)
  const step = (name: string, count: number, whole: number) => [name, count, of(count, whole)]
  return [
    `${country.toUpperCase()}, the last ${days} days`,
    '',
    'Searches without results (of all shoppers)',
    ...linesOf(
      ['term', 'searches'],
      emptySearches.map(({ term, searches }) => [term, searches]),
    ),
    '',
    'Most clicked offers (of shoppers who allow statistics, like all below)',
    ...linesOf(
      ['offer', 'views', 'to the list', 'price followed', 'to the shop'],
      offers.map((offer) => [
        `${offer.offerId} ${[offer.name, offer.chain].filter(Boolean).join(', ') || '(deleted)'}`,
        ...[offer.views, offer.listed, offer.followed, offer.visited],
      ]),
    ),
    '',
    'Presses',
    ...linesOf(
      ['press', 'times'],
      [
        ['add to the list', presses.listed],
        ['follow the price', presses.followed],
        ['go to the shop', presses.visited],
      ],
    ),
    '',
    'Visits and how far they came (at most the last 30 days)',
    ...linesOf(
      ['step', 'visits', 'of the step before'],
      [
        ['all visits', visits.visits, ''],
        step('searched', visits.searched, visits.visits),
        step('  and opened an offer', visits.viewed, visits.searched),
        step('were asked for their email', visits.checkedEmail, visits.visits),
        step('  and finished the registration', visits.registered, visits.checkedEmail),
      ],
    ),
    '',
  ].join('\n')
}
