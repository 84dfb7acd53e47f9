import { countries } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { json, statement } from '../../db/statement.ts'
import { rebuildIndex } from './index-products.ts'
import { dayKey } from './refresh-live-offers.ts'

/** Raised when folding, weights or the words that tell a product's part change. */
const version = 13

const key = 'search-index'
const builtVersion = statement({ value: json<unknown>() }, 'select value from data_state where key = $1')
const rememberSql = `
insert into data_state (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value`

/**
 * Writes the search documents of all products again if they were written by older rules, and has the live offers counted
 * again. If a run breaks off, the next one begins anew. An index of newer rules is left as it is: while machines are renewed,
 * versions run side by side, and would else rebuild it in turns.
 */
export async function rebuildOldIndex(database: Queryable): Promise<void> {
  const [built] = await database.query(builtVersion, [key])
  if (Number(built?.value) >= version) return
  await rebuildIndex(database)
  await database.query('delete from data_state where key = any($1)', [countries.map(dayKey)])
  await database.query(rememberSql, [key, JSON.stringify(version)])
}
