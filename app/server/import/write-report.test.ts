import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { summaryText } from './import-summary.ts'
import { shownOfRow } from './row/source-row.ts'
import type { ImportResult } from './run-import.ts'
import { openReport } from './write-report.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-11-21T12:34:56Z')
const negative = { reason: 'negative-price', message: 'price is negative' } as const

it('the report has a line for each row set aside, with its line, reason and content', () => {
  const report = openReport(folder, 'my offers.csv', now)
  report.add({ line: 7, content: 'x'.repeat(3000), rejection: negative })
  report.add({ line: 9, content: '9;-1', rejection: negative })
  report.close()
  const [, name = ''] = report.path.split(join(folder, 'imports/'))
  expect(name.replace(/[0-9a-f]{8}\./, '<random>.')).toBe(
    '2026-11-21-123456-my_offers.csv-<random>.report.jsonl',
  )
  expect(
    readFileSync(report.path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { line: 7, ...negative, content: `${'x'.repeat(shownOfRow)}…` },
    { line: 9, ...negative, content: '9;-1' },
  ])
  expect(report.reasons).toEqual(new Map([['negative-price', 2]]))
})

const unusable = { reason: 'sale-price', message: 'the sale price is above the price' } as const

it('docs/import.md: the report has a line for each remark on a row that was imported', () => {
  const report = openReport(folder, 'offers.xml', now)
  report.addRemark({ line: 3, content: '{}', remark: unusable })
  report.close()
  expect(JSON.parse(readFileSync(report.path, 'utf8'))).toEqual({
    ...{ line: 3, imported: true, ...unusable, content: '{}' },
  })
  expect([report.reasons, report.remarks]).toEqual([new Map(), new Map([['sale-price', 1]])])
})

it('two imports of the same name at the same moment have a report each', () => {
  const reports = ['first', 'second'].map((content) => {
    const report = openReport(folder, 'offers.csv', now)
    report.add({ line: 1, content, rejection: negative })
    return report
  })
  for (const { close } of reports) close()
  expect(reports.map(({ path }) => JSON.parse(readFileSync(path, 'utf8')).content)).toEqual([
    'first',
    'second',
  ])
})

it('docs/import.md: only its owner reads the report', () => {
  const report = openReport(folder, 'offers.csv', now)
  report.add({ line: 7, content: '9;-1', rejection: negative })
  report.close()
  const modes = [join(folder, 'imports'), report.path].map((path) => statSync(path).mode & 0o777)
  expect(modes).toEqual([0o700, 0o600])
})

it('there is no report where no row was set aside', () => {
  const report = openReport(folder, 'offers.csv', now)
  report.close()
  expect(existsSync(join(folder, 'imports'))).toBe(false)
})

it('the summary says what became of all rows, and why some were set aside', () => {
  const counts = { read: 12_345, inserted: 12_000, updated: 300, unchanged: 40, duplicates: 2, setAside: 3 }
  const reasons: ImportResult['reasons'] = [
    ['bad-date', 1],
    ['negative-price', 2],
  ]
  expect(summaryText({ counts, reasons, remarks: [], report: '.data/imports/a.report.jsonl' }, true)).toBe(
    [
      '12,345 rows: 12,000 new, 300 changed, 40 unchanged, 2 repeated, 3 set aside',
      '  negative-price: 2',
      '  bad-date: 1',
      'Report: .data/imports/a.report.jsonl',
      'This was a dry run: nothing was written to the database.',
    ].join('\n'),
  )
  const remarks: ImportResult['remarks'] = [['sale-price', 2]]
  expect(summaryText({ counts, reasons: [], remarks, report: 'a.report.jsonl' }, false)).toBe(
    [
      '12,345 rows: 12,000 new, 300 changed, 40 unchanged, 2 repeated, 3 set aside',
      'Remarks on rows that were imported:',
      '  sale-price: 2',
      'Report: a.report.jsonl',
    ].join('\n'),
  )
  const none = { ...counts, read: 12_342, setAside: 0 }
  expect(summaryText({ counts: none, reasons: [], remarks: [], report: '' }, false)).toBe(
    '12,342 rows: 12,000 new, 300 changed, 40 unchanged, 2 repeated, 0 set aside',
  )
})
