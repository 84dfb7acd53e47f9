import { parse } from 'csv-parse/sync'
import { longestRow, type SourceRow, tooLarge } from '../../row/source-row.ts'
import { type Line, readLines } from './read-lines.ts'

/** How many lines a quoted field may have before its quote counts as never closed. */
const longestQuote = 100
/** The header is looked for in this many lines. */
const linesToTheHeader = 20
const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

type Row = { line: number; text: string } & (
  | { isWhole: true }
  | { isWhole: false; rejection: SourceRow['rejection'] }
)

const unclosed = { reason: 'unclosed-quote', message: 'a quote that opens here is not closed' } as const
const cutOff = { reason: 'truncated', message: 'the file ends in the middle of this row' } as const

/** Whether a row's text ends inside a quoted field, so that the row continues on the next line. */
function isOpen(text: string, delimiter: string): boolean {
  if (!text.includes('"')) return false
  let at = 0
  while (at <= text.length) {
    if (text[at] !== '"') {
      const next = text.indexOf(delimiter, at)
      if (next < 0) return false
      at = next + 1
      continue
    }
    let close = text.indexOf('"', at + 1)
    while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
    if (close < 0) return true
    const next = text.indexOf(delimiter, close)
    if (next < 0) return false
    at = next + 1
  }
  return false
}

/** Joins lines into rows. A quote that is never closed loses its own line only, not all that follow. */
class RowJoiner {
  #open: Line[] = []
  readonly #delimiter: string

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  push(lines: Line[], isEnd: boolean): Row[] {
    const rows: Row[] = []
    const waiting = lines.toReversed()
    while (waiting.length > 0 || (isEnd && this.#open.length > 0)) {
      const next = waiting.pop()
      if (next && !next.isTooLong && this.#take(next, rows)) continue
      const [first, ...others] = next ? [...this.#open, next] : this.#open
      this.#open = []
      if (!first) continue
      const rejection = first.isTooLong ? tooLarge : next || others.length > 0 ? unclosed : cutOff
      rows.push({ line: first.line, text: first.text, isWhole: false, rejection })
      waiting.push(...others.toReversed())
    }
    return rows
  }

  /** Adds a line to the open row; false if the row is now too long. */
  #take(line: Line, rows: Row[]): boolean {
    const lines = [...this.#open, line]
    const text = lines.map((each) => each.text).join('\n')
    if (lines.length > longestQuote || text.length > longestRow) return false
    if (isOpen(text, this.#delimiter)) {
      this.#open = lines
      return true
    }
    this.#open = []
    if (text.trim()) rows.push({ line: lines[0]?.line ?? line.line, text, isWhole: true })
    return true
  }
}

function parseFields(texts: string[], delimiter: Delimiter): string[][] {
  return parse(texts.join('\n'), {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  })
}

/** The fields of each row, parsed together, or row by row if one of them makes the parser fail. */
function fieldsOf(rows: Row[], delimiter: Delimiter): (string[] | Error)[] {
  const texts = rows.map(({ text }) => text)
  try {
    const all = parseFields(texts, delimiter)
    if (all.length === rows.length) return all
  } catch {
    // The row that made it fail is found below.
  }
  return texts.map((text) => {
    try {
      const [fields, more] = parseFields([text], delimiter)
      return fields && !more ? fields : new Error('the quotes of this row do not match')
    } catch (error) {
      return error as Error
    }
  })
}

function delimiterOf(header: string): Delimiter {
  const unquoted = header.replace(/"(?:[^"]|"")*"/g, '')
  const counts = delimiters.map((delimiter) => unquoted.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

function withFields(row: Row, fields: string[] | Error, header: string[]): SourceRow {
  const place = { line: row.line, content: row.text }
  if (fields instanceof Error) return { ...place, rejection: { reason: 'bad-csv', message: fields.message } }
  if (fields.length !== header.length) {
    const message = `the row has ${fields.length} fields where the header has ${header.length}`
    return { ...place, rejection: { reason: 'bad-csv', message } }
  }
  return { ...place, fields: Object.fromEntries(header.map((name, at) => [name, fields[at] ?? ''])) }
}

export type DelimitedOptions = {
  /** If absent, the most frequent of comma, semicolon and tab in the header. */
  delimiter?: Delimiter
  /** Whether a row names the columns; those before it are not read. If absent, the first row does. */
  isHeader?: (names: string[]) => boolean
  /** Called with the names of the columns before the first row is read; what it throws ends the reading. */
  onHeader?: (names: string[]) => void
}

const namesOf = (values: string[]) => values.map((name) => name.trim())

/**
 * How many of the first lines come before the header, because they are a title or empty. If none of them is known as the
 * header, the first with the most names is one that `onHeader` may refuse.
 */
function linesBeforeHeader(lines: Line[], { delimiter, isHeader }: DelimitedOptions): number {
  if (!isHeader) return 0
  const names = lines.map(({ line, text }) => {
    const [values] = fieldsOf([{ line, text, isWhole: true }], delimiter ?? delimiterOf(text))
    return Array.isArray(values) ? namesOf(values) : []
  })
  const known = names.findIndex(isHeader)
  if (known >= 0) return known
  const counts = names.map((some) => some.filter(Boolean).length)
  return Math.max(counts.indexOf(Math.max(...counts)), 0)
}

/**
 * Reads the rows of CSV or TSV text. The first row names the columns, unless `isHeader` finds the header in a later one of
 * the first lines; a row's fields are an object by those names.
 */
export async function* readDelimited(
  text: AsyncIterable<string>,
  options: DelimitedOptions = {},
): AsyncGenerator<SourceRow[]> {
  let header: string[] | undefined
  let joiner: RowJoiner | undefined
  let delimiter: Delimiter = options.delimiter ?? ','
  let first: Line[] = []
  let last: SourceRow | undefined

  const readable = (some: Line[], isEnd: boolean): SourceRow[] => {
    let lines = some
    if (!joiner) {
      first.push(...some)
      if (first.length < linesToTheHeader && !isEnd) return []
      lines = first.slice(linesBeforeHeader(first.slice(0, linesToTheHeader), options))
      first = []
      delimiter = options.delimiter ?? delimiterOf(lines[0]?.text ?? '')
      joiner = new RowJoiner(delimiter)
    }
    const rows = joiner.push(lines, isEnd)
    const whole = rows.filter(({ isWhole }) => isWhole)
    const fields = fieldsOf(whole, delimiter)
    const found: SourceRow[] = []
    let at = 0
    for (const row of rows) {
      if (!row.isWhole) {
        found.push({ line: row.line, content: row.text, rejection: row.rejection ?? tooLarge })
        continue
      }
      const values = fields[at++] ?? []
      if (!header && !(values instanceof Error)) {
        header = namesOf(values)
        options.onHeader?.(header)
      } else found.push(withFields(row, values, header ?? []))
    }
    return found
  }

  for await (const lines of readLines(text)) {
    const rows = [...(last ? [last] : []), ...readable(lines, false)]
    last = rows.pop()
    if (rows.length > 0) yield rows
  }
  const rows = [...(last ? [last] : []), ...readable([], true)]
  last = rows.pop()
  if (last?.rejection?.reason === 'bad-csv') last = { ...last, rejection: cutOff }
  if (last) yield [...rows, last]
}
