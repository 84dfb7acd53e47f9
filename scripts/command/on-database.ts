import type { Database } from '#app/server/db/database.ts'
import { openDatabase } from '#app/server/db/open-database.ts'
import { settings } from '#app/server/settings.ts'
import { endWithSentence } from './end-with-sentence.ts'
import { orSentence } from './or-sentence.ts'

/**
 * Runs a command's work on the configured database, which waits long for its statements, and closes it. On failure it prints
 * the reason and exits.
 */
export async function onDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  try {
    await orSentence(runOnDatabase(work))
  } catch (error) {
    endWithSentence(error)
  }
}

async function runOnDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = settings()
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    await work(database.forLongWork)
  } finally {
    await database.close()
  }
}
