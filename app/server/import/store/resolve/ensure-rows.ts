import type { LRUCache } from 'lru-cache'
import type { Queryable } from '../../../db/database.ts'
import { boolean, nullable, number, type RowOf, type Statement, text } from '../../../db/statement.ts'

/** A row that offers refer to: its key columns, and details (null if unknown) that fill nulls in the table. */
export type Wanted = Record<string, string | number | boolean | null>
/** A row in the database: its id and those details. */
export type Known = Wanted & { id: number }

/** What a statement for `ensureRows` returns, besides the details: `is_changed` if the row was added or filled. */
export const ensuredColumns = { key: text(), id: nullable(number()), is_changed: boolean() }

/** Whether a row is known with every wanted detail, so that no query is needed. */
export function isSettled(
  known: Known | undefined,
  wanted: Wanted,
  details: readonly string[],
): known is Known {
  return known !== undefined && details.every((detail) => wanted[detail] === null || known[detail] !== null)
}

/**
 * Finds or adds rows by their keys, in one statement for those that are not in the cache. A detail fills a null and
 * never changes a value, so that two feeds that disagree do not overwrite each other at every import.
 * @param statement takes the wanted rows as JSON, each with its `key`, and returns `key`, `id`, the details and
 * `is_changed`.
 * @returns the id of each key, and the ids of rows that were added or changed.
 */
export async function ensureRows(
  tx: Queryable,
  cache: LRUCache<string, Known>,
  wanted: ReadonlyMap<string, Wanted>,
  details: readonly string[],
  statement: Statement<RowOf<typeof ensuredColumns>>,
): Promise<{ ids: Map<string, number>; changed: number[] }> {
  const ids = new Map<string, number>()
  const missing: Wanted[] = []
  for (const [key, row] of wanted) {
    const known = cache.get(key)
    if (isSettled(known, row, details)) ids.set(key, known.id)
    else missing.push({ key, ...row })
  }
  if (missing.length === 0) return { ids, changed: [] }
  const rows = await tx.query(statement, [JSON.stringify(missing)])
  const changed: number[] = []
  for (const { key, is_changed, ...known } of rows) {
    if (known.id === null)
      throw new Error(`${key} was added by another program at this moment; run the import again`)
    ids.set(key, known.id)
    cache.set(key, known as Known)
    if (is_changed) changed.push(known.id)
  }
  return { ids, changed }
}
