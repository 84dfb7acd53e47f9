import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'

/** Makes a migrated, empty database and writes its data directory to a file. */
async function makeTemplate(file: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(file), 'making-'))
  const database = await openPglite(folder)
  await migrateDatabase(database)
  // PostgreSQL's own templates are a third of the archive, which each database opened from this one would read.
  await database.query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`)
  await database.close()
  const pglite = await PGlite.create({
    dataDir: join(folder, 'database'),
    extensions: { pg_trgm, btree_gin },
  })
  const made = join(folder, 'made')
  await writeFile(made, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  // If several workers make it at the same time, each replaces it with a complete file.
  await rename(made, file)
  await rm(folder, { recursive: true })
}

/**
 * The data directory of a migrated, empty embedded database, from which others are opened: creating and migrating one
 * takes ten times as long. The first caller of a test run makes it.
 * @param file where it is kept during the test run.
 */
export async function pgliteTemplate(file: string): Promise<Blob> {
  if (!existsSync(file)) await makeTemplate(file)
  return new Blob([await readFile(file)])
}
