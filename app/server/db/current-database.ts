import { settings } from '../settings.ts'
import type { Database } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase } from './open-database.ts'

declare global {
  /** The development server reloads modules; what they opened outlives them here. */
  var openedDatabase: Promise<Database> | undefined
}

/** The process's one open database, opened and migrated at the first call. */
export function currentDatabase(): Promise<Database> {
  globalThis.openedDatabase ??= openDatabase(settings()).then(async (database) => {
    await migrateDatabase(database)
    return database
  })
  return globalThis.openedDatabase
}
