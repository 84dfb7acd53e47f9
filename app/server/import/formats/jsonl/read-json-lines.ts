import { type SourceRow, tooLarge } from '../../row/source-row.ts'
import { readLines } from '../reading/read-lines.ts'

/** Reads rows of one JSON object on each line; empty lines are skipped. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<SourceRow[]> {
  let last: SourceRow | undefined
  for await (const lines of readLines(text)) {
    const rows: SourceRow[] = []
    for (const { line, text: content, isTooLong } of lines) {
      if (isTooLong) rows.push({ line, content, rejection: tooLarge })
      else if (content.trim()) rows.push(parsed(line, content))
    }
    // The last row is held back: a broken row at the end means that the file was cut off.
    const ready = last ? [last, ...rows] : rows
    last = ready.pop()
    if (ready.length > 0) yield ready
  }
  if (last) yield [isCutOff(last) ? { ...last, rejection: { reason: 'truncated', message } } : last]
}

const message = 'the file ends in the middle of this row'

function isCutOff(row: SourceRow): boolean {
  return row.rejection?.reason === 'bad-json' && !row.content.trimEnd().endsWith('}')
}

function parsed(line: number, content: string): SourceRow {
  try {
    return { line, content, fields: JSON.parse(content) }
  } catch (error) {
    return { line, content, rejection: { reason: 'bad-json', message: (error as Error).message } }
  }
}
