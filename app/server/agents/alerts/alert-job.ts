import type { Database } from '../../db/database.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { sendWeeklyMails } from '../weekly/send-weekly-mails.ts'
import { raiseAlerts } from './raise-alerts.ts'

/**
 * The job that raises alerts, after an import and each minute: an offer is told of when its first day begins in its
 * country. Then it releases the weekly mails that are due, which tell what was raised.
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
