import type { Database } from '../../db/database.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { raiseAlerts } from './raise-alerts.ts'

/**
 * The job that raises alerts: after an import, and each minute, so that an offer is told of when its first day begins
 * in its country.
 */
export function createAlertJob(database: Database): Job {
  return {
    name: 'raise-alerts',
    schedule: '* * * * *',
    concurrency: 1,
    run: (signal) => raiseAlerts(database, { now: new Date(), signal }),
  }
}
