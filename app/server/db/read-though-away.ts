import type { Database, Queryable } from './database.ts'
import { isDatabaseAway } from './pools/database-away.ts'

/**
 * Reads what has to be as the primary has it; while no primary answers, as a replica has it that was current when it last did.
 * @returns what was read; from a replica never undefined.
 * @throws what the primary's statement threw, if it failed for another reason, if there is no such replica, or if that has
 *   nothing: it may lack what was written last.
 */
export async function readThoughAway<Result>(
  database: Database,
  read: (from: Queryable) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(database)
  } catch (error) {
    if (!database.whileAway || !isDatabaseAway(error)) throw error
    const found = await read(database.whileAway)
    if (found === undefined) throw error
    return found
  }
}
