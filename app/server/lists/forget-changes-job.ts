import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { shoppingListItems, shoppingListMutations } from '../db/schema/lists.ts'
import type { Job } from '../jobs/start-jobs.ts'

/** How long a change is recognised by its id, and a removed item can be restored. */
const keptDays = 90

/** Far more than anybody takes back. */
const mostRemoved = 1000
const forgetRemoved = `
delete from shopping_list_items i using (
  select id, row_number() over (partition by list_id order by removed_at desc, id) as place
  from shopping_list_items where removed_at is not null
) removed where i.id = removed.id and removed.place > ${mostRemoved}`

/**
 * Deletes changes and removed items after 90 days: no device sends them again after that. A list keeps its 1,000 last
 * removed items.
 */
export async function forgetChanges(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await database.orm.delete(shoppingListMutations).where(lt(shoppingListMutations.createdAt, before))
  await database.orm.delete(shoppingListItems).where(lt(shoppingListItems.removedAt, before))
  await database.query(forgetRemoved)
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
