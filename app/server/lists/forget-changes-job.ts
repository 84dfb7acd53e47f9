import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { shoppingListItems, shoppingListMutations } from '../db/schema/lists.ts'
import type { Job } from '../jobs/start-jobs.ts'

/** How long a change is recognised by its id, and a removed item can be restored. */
const keptDays = 90

/** Deletes changes and removed items after 90 days: no device sends them again after that. */
export async function forgetChanges(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await database.orm.delete(shoppingListMutations).where(lt(shoppingListMutations.createdAt, before))
  await database.orm.delete(shoppingListItems).where(lt(shoppingListItems.removedAt, before))
}

/** The job that does so each night. */
export function createForgetChangesJob(database: Database): Job {
  return {
    name: 'forget-list-changes',
    schedule: '40 2 * * *',
    concurrency: 1,
    run: () => forgetChanges(database, new Date()),
  }
}
