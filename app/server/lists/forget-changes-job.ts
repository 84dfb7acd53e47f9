import type { Database } from '../db/database.ts'
import type { Job } from '../jobs/start-jobs.ts'

/** How long a change is known by its id, and an item that was taken off can be restored. */
const keptDays = 90

const tables = [
  ['shopping_list_mutations', 'created_at'],
  ['shopping_list_items', 'removed_at'],
] as const

/** Forgets changes of lists, and items that were taken off, after 90 days: no device sends them again after that. */
export async function forgetChanges(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  for (const [table, moment] of tables)
    await database.query(`delete from ${table} where ${moment} < $1`, [before])
}

/** The job that forgets them, each night. */
export function createForgetChangesJob(database: Database): Job {
  return {
    name: 'forget-list-changes',
    schedule: '40 2 * * *',
    concurrency: 1,
    run: () => forgetChanges(database, new Date()),
  }
}
