import { forgetAnswers } from '../answers/remember-answers.ts'
import type { Database } from '../db/database.ts'
import { topUpDemo } from '../demo/top-up-demo.ts'
import { rebuildOldIndex } from '../search/index/rebuild-old-index.ts'
import { refreshOfDay } from '../search/index/refresh-live-offers.ts'

/** Runs `work` while no other process of the same PostgreSQL does; the embedded database has one process only. */
async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.engine === 'pglite') return work()
  await database.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('data of the day'))`)
    await work()
  })
}

/**
 * Brings the data up to a moment: the demo catalogue if it is wanted, and the live offers in search for each country
 * whose day has changed, or whose index was built by older rules. If nothing is due, it only checks. Several processes
 * may call it at once: one does the work, the others wait.
 * @param demo whether the demo is wanted; `as it is` if a demo that another version has loaded is only topped up.
 */
export async function refreshData(
  database: Database,
  moment: Date,
  demo: boolean | 'as it is',
): Promise<void> {
  await alone(database, async () => {
    await rebuildOldIndex(database)
    if (demo) await topUpDemo(database, moment, { keepsTables: demo === 'as it is' })
    const refreshed = await refreshOfDay(database, moment)
    // Pages may read another database than this one writes.
    if (refreshed.length > 0) forgetAnswers(database.reads)
  })
}
