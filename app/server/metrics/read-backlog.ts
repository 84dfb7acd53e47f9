import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { number, type Statement, statement } from '../db/statement.ts'
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

const troubled = statement(
  { failed: number(), shrunk: number(), grown: number() },
  `
select count(*) filter (where value->>'outcome' = 'failed')::int as failed,
  count(*) filter (where value->>'unusual' = 'shrunk')::int as shrunk,
  count(*) filter (where value->>'unusual' = 'grown')::int as grown
from data_state where key like 'feed:%'`,
)

/** Numbers of rows by kind or state. */
export type Counts = Record<string, number>

/** A row of counts; none if the database does not answer in time. */
async function counted(open: () => Promise<Database>, counts: Statement<Counts>): Promise<Counts> {
  try {
    const rows = (await open()).query(counts)
    const [row] = await Promise.race([rows, delay(answerMs, [], { ref: false })])
    return row ? { ...row } : {}
  } catch (error) {
    logError('the backlog was not counted', error)
    return {}
  }
}

/** What waits in the database: counts by kind. */
export const readBacklog = (open: () => Promise<Database>): Promise<Counts> => counted(open, waiting)

/** How many feeds the operator should look at, by what became of them. */
export const readFeeds = (open: () => Promise<Database>): Promise<Counts> => counted(open, troubled)
