import { longestRow, shown } from '../../row/source-row.ts'

/** A line of a text without its line end, and its number from 1; `isTooLong` if only its beginning is kept. */
export type Line = { line: number; text: string; isTooLong: boolean }

const lineEnd = /\r\n|\n|\r/g

/**
 * Splits a text into lines (LF, CRLF or CR), one list for each piece of the text that completes lines.
 * Of a line longer than `longestRow` characters only the beginning is kept.
 */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Line[]> {
  let line = 1
  let open = ''
  let isTooLong = false
  const add = (part: string) => {
    if (!isTooLong) open += part
    if (open.length > longestRow) {
      open = shown(open)
      isTooLong = true
    }
  }
  let held = ''
  for await (const piece of text) {
    const lines: Line[] = []
    let from = 0
    // A carriage return at the very end waits for the line feed that may follow it.
    const available = held + piece
    const whole = available.endsWith('\r') ? available.slice(0, -1) : available
    held = available.slice(whole.length)
    for (const { 0: end, index } of whole.matchAll(lineEnd)) {
      add(whole.slice(from, index))
      lines.push({ line, text: open, isTooLong })
      line += 1
      open = ''
      isTooLong = false
      from = index + end.length
    }
    add(whole.slice(from))
    if (lines.length > 0) yield lines
  }
  const last: Line[] = []
  if (held) {
    last.push({ line, text: open, isTooLong })
    line += 1
    open = ''
    isTooLong = false
  }
  if (open || isTooLong) last.push({ line, text: open, isTooLong })
  if (last.length > 0) yield last
}
