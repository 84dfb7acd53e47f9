import { and, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { emptySearches, trackedEvents } from '../db/schema/tracking.ts'
import type { Job } from '../jobs/start-jobs.ts'

const keptMonths = 13
/** For so long the events of a visit can be joined. */
const visitDays = 30

/**
 * Deletes what is older than 13 months, and the numbers of visits and groups of addresses after 30 days.
 */
export async function forgetTracking(database: Database, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  await database.orm.delete(trackedEvents).where(lt(trackedEvents.at, before))
  await database.orm.delete(emptySearches).where(lt(emptySearches.day, before.toISOString().slice(0, 10)))
  const joinable = new Date(now.getTime() - visitDays * 86_400_000)
  for (const [name, column] of [
    ['visit', trackedEvents.visit],
    ['addressGroup', trackedEvents.addressGroup],
  ] as const)
    await database.orm
      .update(trackedEvents)
      .set({ [name]: null })
      .where(and(isNotNull(column), lt(trackedEvents.at, joinable)))
}

/** The job that does so each night. */
export function createForgetTrackingJob(database: Database): Job {
  return {
    name: 'forget-tracking',
    schedule: '50 2 * * *',
    concurrency: 1,
    run: () => forgetTracking(database, new Date()),
  }
}
