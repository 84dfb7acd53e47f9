import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'
import { isRunning } from '../import/store/import-run.ts'
import { logError } from '../log.ts'

/** How long a scrape waits for the database: the figures of the process itself must come all the same. */
const answerMs = 2000

const waiting = statement(
  { mails: number(), notifications: number(), offersToMatch: number(), imports: number() },
  `
select
  (select count(*)::int from mail_outbox where sent_at is null and given_up_at is null and not is_held) as mails,
  (select count(*)::int from push_outbox where not is_held) as notifications,
  (select count(*)::int from unmatched_offers) as "offersToMatch",
  (select count(*)::int from import_runs where ${isRunning('id')}) as imports`,
)

/** What waits in the database: counts by kind; none if it does not answer in time. */
export async function readBacklog(open: () => Promise<Database>): Promise<Record<string, number>> {
  try {
    const rows = (await open()).query(waiting)
    const [row] = await Promise.race([rows, delay(answerMs, [], { ref: false })])
    return row ? { ...row } : {}
  } catch (error) {
    logError('the backlog was not counted', error)
    return {}
  }
}
