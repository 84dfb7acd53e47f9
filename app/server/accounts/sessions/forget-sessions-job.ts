import { lte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sessions, verifications } from '../../db/schema/accounts.ts'
import type { Job } from '../../jobs/start-jobs.ts'

/** Deletes sessions and mailed links that have expired. */
export async function forgetSessions(database: Database, now: Date): Promise<void> {
  await database.orm.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.orm.delete(verifications).where(lte(verifications.expiresAt, now))
}

/** The job that does so each night. */
export function createForgetSessionsJob(database: Database): Job {
  return {
    name: 'forget-sessions',
    schedule: '30 2 * * *',
    concurrency: 1,
    run: () => forgetSessions(database, new Date()),
  }
}
