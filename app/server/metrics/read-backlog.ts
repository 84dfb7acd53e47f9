import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { nullable, number, type Statement, statement } from '../db/statement.ts'
import { isRunning } from '../import/store/import-run.ts'
import { logError } from '../log.ts'

/** How long a scrape waits for the database: the figures of the process itself must come all the same. */
const answerMs = 2000

const waitingMails = 'from mail_outbox where sent_at is null and given_up_at is null and not is_held'
const waitingPushes = 'from push_outbox where not is_held'
const secondsSince = (moment: string) => `extract(epoch from now() - ${moment})::float`

const waiting = statement(
  {
    mails: number(),
    notifications: number(),
    offersToMatch: number(),
    keptBackPrices: number(),
    imports: number(),
  },
  `
select
  (select count(*)::int ${waitingMails}) as mails,
  (select count(*)::int ${waitingPushes}) as notifications,
  (select count(*)::int from unmatched_offers where due_on <= current_date) as "offersToMatch",
  (select count(*)::int from offers where kept_back_at is not null and end_date >= current_date) as "keptBackPrices",
  (select count(*)::int from import_runs where ${isRunning('id')}) as imports`,
)

const ages = statement(
  { oldestMail: nullable(number()), oldestNotification: nullable(number()), lastFetch: nullable(number()) },
  `
select
  (select ${secondsSince('min(due_at)')} ${waitingMails}) as "oldestMail",
  (select ${secondsSince('min(due_at)')} ${waitingPushes}) as "oldestNotification",
  (select ${secondsSince(`max((value->>'freshAt')::timestamptz)`)} from data_state where key like 'feed:%') as "lastFetch"`,
)

const troubled = statement(
  { failed: number(), shrunk: number(), grown: number() },
  `
select count(*) filter (where value->>'outcome' = 'failed')::int as failed,
  count(*) filter (where value->>'unusual' = 'shrunk')::int as shrunk,
  count(*) filter (where value->>'unusual' = 'grown')::int as grown
from data_state where key like 'feed:%'`,
)

/** Figures by kind or state; null if there is nothing of a kind. */
export type Figures = Record<string, number | null>

/** A row of figures; none if the database does not answer in time. */
async function figuresOf(open: () => Promise<Database>, asked: Statement<Figures>): Promise<Figures> {
  try {
    const rows = (await open()).query(asked)
    const [row] = await Promise.race([rows, delay(answerMs, [], { ref: false })])
    return row ? { ...row } : {}
  } catch (error) {
    logError('the backlog was not counted', error)
    return {}
  }
}

/** What waits in the database: counts by kind. */
export const readBacklog = (open: () => Promise<Database>): Promise<Figures> => figuresOf(open, waiting)

/** In seconds: how long the oldest mail and notification have waited, and how long ago a feed was last fetched well. */
export const readAges = (open: () => Promise<Database>): Promise<Figures> => figuresOf(open, ages)

/** How many feeds the operator should look at, by what became of them. */
export const readFeeds = (open: () => Promise<Database>): Promise<Figures> => figuresOf(open, troubled)
