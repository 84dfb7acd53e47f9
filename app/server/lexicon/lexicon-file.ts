import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lexicon cannot be read; the message names the file and the line. */
export class LexiconError extends Error {
  override name = 'LexiconError'
}

/** A line of a file of the lexicon: its number in the file, and its cells in the order of the columns. */
export type LexiconLine = { at: number; cells: readonly string[] }

/**
 * The lines of a file of the lexicon: tables separated by tabs, below a line with the names of the columns. Empty lines and
 * lines that begin with `#` are left out.
 * @param file its path in `folder`.
 * @throws LexiconError if the columns are others, or a line has more or fewer cells; Node's error if there is no such file.
 */
export function* linesOf(
  file: string,
  columns: readonly string[],
  folder = 'lexicon',
): Generator<LexiconLine> {
  const path = join(folder, file)
  let isHeader = true
  for (const [place, text] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (text === '' || text.startsWith('#')) continue
    const at = place + 1
    const cells = text.split('\t')
    if (cells.length !== columns.length)
      throw new LexiconError(
        `${path}:${at}: has ${cells.length} cells instead of ${columns.length}: ${text.slice(0, 60)}`,
      )
    if (!isHeader) yield { at, cells }
    else if (cells.join() !== columns.join())
      throw new LexiconError(`${path}:${at}: the columns must be ${columns.join(', ')}`)
    isHeader = false
  }
}
