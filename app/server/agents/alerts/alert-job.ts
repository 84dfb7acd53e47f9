import type { Database } from '../../db/database.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { sendWeeklyMails } from '../weekly/send-weekly-mails.ts'
import { raiseAlerts } from './raise-alerts.ts'

/**
 * The job that raises alerts: after an import, and each minute, so that an offer is told of when its first day begins
 * in its country. After that the mails of the week go that are due, which tell what was raised.
 */
export function createAlertJob(database: Database): Job {
  return {
    name: 'raise-alerts',
    schedule: '* * * * *',
    concurrency: 1,
    run: async (signal) => {
      await raiseAlerts(database, { now: new Date(), signal })
      await sendWeeklyMails(database, { now: new Date(), signal })
    },
  }
}
