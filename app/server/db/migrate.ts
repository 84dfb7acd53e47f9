import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'

const migrationsFolder = 'app/server/db/migrations'

async function apply(database: Database): Promise<void> {
  // The migrator of Drizzle's node-postgres driver works for any PostgreSQL driver.
  await migrate(database.orm as NodePgDatabase, { migrationsFolder })
}

/**
 * Applies the migrations that a database does not have yet. Several processes may call it at once; one does the work.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  if (database.engine === 'pglite') return apply(database)
  await database.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('migrations'))`)
    await apply(database)
  })
}
