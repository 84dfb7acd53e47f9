import type { Database } from '../../db/database.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { takeBackPushes } from './push-outbox.ts'
import { pushPost } from './push-post.ts'
import { sendDuePushes } from './send-due-pushes.ts'

/** The job that sends waiting notifications. @param post hands them over; by default to the push services. */
export async function createPushJob(database: Database, post = pushPost()): Promise<Job> {
  if (database.engine === 'pglite') await takeBackPushes(database)
  return {
    name: 'send-push',
    schedule: '* * * * *',
    concurrency: 1,
    run: (signal) => sendDuePushes(database, { post, now: () => new Date(), signal }),
  }
}
