import { readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'

/** A row of a table of the demo catalogue with the line it ends on, for messages. */
export type TableRow<Row> = { row: Row; at: string }

/** A table of the demo catalogue has invalid content; the message names file and line. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
  constructor(at: string, problem: string) {
    super(`${at}: ${problem}`)
  }
}

type Parsed = { record: Record<string, string>; info: { lines: number } }

function parseFile(file: string): Parsed[] {
  try {
    // With `info`, each record has its line number.
    return parse(readFileSync(file), { columns: true, bom: true, info: true }) as unknown as Parsed[]
  } catch (error) {
    if (error instanceof CsvError) throw new CatalogueError(`${file}:${error.lines}`, error.message)
    throw error
  }
}

/**
 * Reads a CSV file with a header line, each row checked.
 * @throws CatalogueError for the first row that does not match `schema`; Node's error if there is no such file.
 */
export function readTable<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): TableRow<v.InferOutput<Schema>>[] {
  return parseFile(file).map(({ record, info }) => {
    const at = `${file}:${info.lines}`
    const result = v.safeParse(schema, record)
    if (result.success) return { row: result.output, at }
    const problems = result.issues.map((issue) => `${String(issue.path?.[0]?.key)}: ${issue.message}`)
    throw new CatalogueError(at, problems.join('; '))
  })
}
