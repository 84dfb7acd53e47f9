import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countries } from '#app/domain/locale/locales.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { loadDemo, loadSamples } from '../quality/search/load-catalogue.ts'

/** The tables that an import fills, with what their rows are ordered by. */
const tables = {
  chains: 'id',
  categories: 'id',
  brands: 'id',
  product_names: 'id',
  products: 'id',
  product_variants: 'id',
  variant_gtins: 'variant_id, gtin',
  offers: 'id',
  search_documents: 'product_id',
  search_terms: 'country, term',
  search_prefixes: 'country, prefix',
}

/** Imports the demo catalogue and all samples of a folder into a database of its own, and yields what `facts` tells of it. */
export async function* onAllFeeds(
  folder: string,
  facts: (database: Database) => AsyncGenerator<string>,
): AsyncGenerator<string> {
  const place = mkdtempSync(join(tmpdir(), 'equality-'))
  const database = await openPglite(join(place, 'database'))
  try {
    await migrateDatabase(database)
    await loadDemo(database, countries, () => true)
    await loadSamples(database, countries, folder)
    yield* facts(database)
  } finally {
    await database.close()
    rmSync(place, { recursive: true })
  }
}

const moments = `
select column_name as name from information_schema.columns
where table_schema = 'public' and table_name = $1 and data_type like 'timestamp%'`

/** All rows that the imports wrote, without the moments at which they did. */
export async function* importFacts(database: Database): AsyncGenerator<string> {
  for (const [table, order] of Object.entries(tables)) {
    const of = await database.query<{ name: string }>(moments, [table])
    const row = of.reduce((text, { name }) => `${text} - '${name}'`, 'to_jsonb(t)')
    const rows = await database.query<{ row: object }>(
      `select ${row} as row from ${table} t order by ${order}`,
    )
    for (const [at, { row }] of rows.entries()) yield `${table} ${at}\t${JSON.stringify(row)}`
  }
}
