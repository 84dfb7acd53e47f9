import type { Database, Queryable } from './database.ts'
import { isDatabaseAway } from './pools/database-away.ts'

/**
 * Reads what has to be as the primary has it; while no primary answers, as a replica has it.
 * @throws what the primary's statement threw, if it failed for another reason or there is no replica to ask.
 */
export async function readThoughAway<Result>(
  database: Database,
  read: (from: Queryable) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(database)
  } catch (error) {
    if (database.reads === database || !isDatabaseAway(error)) throw error
    return read(database.reads)
  }
}
