import type { Database } from '../db/database.ts'
import type { Job } from '../jobs/start-jobs.ts'

/** For so long after its offer has ended, a report is kept; and for so long at most. */
const kept = { afterEnd: 30, atMost: 180 }

const forgetOld = `
delete from offer_reports r using offers o
where o.id = r.offer_id and (o.end_date < $1::date - ${kept.afterEnd} or r.reported_on < $1::date - ${kept.atMost})`

/** Deletes reports 30 days after their offer has ended, and 180 days after they were sent. */
export async function forgetReports(database: Database, now: Date): Promise<void> {
  await database.query(forgetOld, [now.toISOString().slice(0, 10)])
}

/** The job that does so each night. */
export function createForgetReportsJob(database: Database): Job {
  return {
    name: 'forget-offer-reports',
    schedule: '55 2 * * *',
    concurrency: 1,
    run: () => forgetReports(database, new Date()),
  }
}
