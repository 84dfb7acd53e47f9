import type { Database } from '#app/server/db/database.ts'
import { openDatabase } from '#app/server/db/open-database.ts'
import { settings } from '#app/server/settings.ts'
import { endWithSentence } from './end-with-sentence.ts'

/** Runs a command's work on the configured database, and closes it. On failure it prints the reason and exits. */
export async function onDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase(settings())
    try {
      await work(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    endWithSentence(error)
  }
}
