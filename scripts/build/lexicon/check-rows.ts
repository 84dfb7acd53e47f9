import * as v from 'valibot'
import { LexiconError, type LexiconLine, linesOf } from '#app/server/lexicon/lexicon-file.ts'
import type { Problem } from './problem.ts'

/** A line whose cells are as their columns say. */
export type Row<Column extends string, Cell = string> = { at: number; cells: Record<Column, Cell> }

type Cells<Column extends string> = v.GenericSchema<Record<Column, string>>

function* readable(
  file: string,
  columns: readonly string[],
  folder: string,
  onProblem: (one: Problem) => void,
) {
  try {
    yield* linesOf(file, columns, folder)
  } catch (error) {
    if (!(error instanceof LexiconError)) throw error
    const [, at = '1', message = error.message] = /:(\d+): (.*)$/s.exec(error.message) ?? []
    onProblem({ file, at: Number(at), message })
  }
}

const cellsOf = (columns: readonly string[], { cells }: LexiconLine) =>
  Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))

/**
 * The lines of a file whose cells match `schema`, which names every column. Each cell that does not is a problem, and so is
 * a file that cannot be read to its end.
 */
export function checkRows<Column extends string>(
  file: string,
  schema: Cells<Column> & { entries: Record<Column, unknown> },
  folder: string,
): { rows: Row<Column>[]; problems: Problem[] } {
  const columns = Object.keys(schema.entries)
  const problems: Problem[] = []
  const rows: Row<Column>[] = []
  for (const line of readable(file, columns, folder, (problem) => problems.push(problem))) {
    const { at } = line
    const { success, output, issues } = v.safeParse(schema, cellsOf(columns, line))
    if (success) rows.push({ at, cells: output })
    else
      for (const issue of issues) {
        const column = v.getDotPath(issue)
        problems.push({ file, at, message: issue.message, ...(column && { column }) })
      }
  }
  return { rows, problems }
}
