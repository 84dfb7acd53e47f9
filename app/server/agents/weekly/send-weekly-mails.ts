import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { number, type RowOf, statement, text } from '../../db/statement.ts'
import { releaseHeldMailTo } from '../../mail/held-mail.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { matchComing } from '../alerts/match-offers.ts'
import { alone } from '../watches/match-lock.ts'
import { nextWeeklyMail } from './next-weekly-mail.ts'

/** A few, since requests wait while the embedded database works. */
const agentsAtOnce = 50

const dueColumns = { id: number(), country: text<Country>(), shoppingDay: number(), email: text() }
type DueAgent = RowOf<typeof dueColumns>

const dueAgents = statement(
  dueColumns,
  `
select a.id, u.country_registered_to as country, a.shopping_day as "shoppingDay", u.email
from price_agents a join users u on u.id = a.user_id
where a.weekly_at <= $1
order by a.weekly_at, a.id limit $2
for update of a`,
)

const nextOfAgents = statement(
  { id: number() },
  `
update price_agents a set weekly_at = next.at
from unnest($1::int[], $2::timestamptz[]) next(id, at) where a.id = next.id
returning a.id`,
)

/**
 * Releases the weekly mails of agents of one country. They tell also of offers that begin tomorrow, when their users
 * shop.
 */
async function sendIn(tx: Queryable, country: Country, agents: DueAgent[], now: Date): Promise<number> {
  const today = dayIn(country, now)
  const tomorrow = addDays(today, 1)
  await matchComing(tx, { agentIds: agents.map(({ id }) => id), now, days: [today, tomorrow] })
  const recipients = agents.map(({ email }) => email)
  return releaseHeldMailTo(tx, 'weekly-alerts', { recipients, data: { shopping_day: tomorrow } })
}

/** @returns how many agents were due, and how many mails were released. */
async function sendSome(tx: Queryable, now: Date): Promise<{ agents: number; mails: number }> {
  await tx.query(alone)
  const agents = await tx.query(dueAgents, [now, agentsAtOnce])
  let mails = 0
  for (const [country, some] of Map.groupBy(agents, (agent) => agent.country)) {
    mails += await sendIn(tx, country, some, now)
  }
  const next = agents.map(({ country, shoppingDay }) =>
    nextWeeklyMail(country, shoppingDay, now).toISOString(),
  )
  await tx.query(nextOfAgents, [agents.map(({ id }) => id), next])
  return { agents: agents.length, mails }
}

/**
 * Releases the weekly mails that are due (§4 Price alerts). An agent without anything to tell has no held mail, so none
 * is sent. One transaction releases a mail and schedules the next one, so that a process can be killed at any moment and
 * the next run does what is left. Several processes take turns.
 */
export async function sendWeeklyMails(
  database: Database,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  let sent = 0
  while (!signal.aborted) {
    const { agents, mails } = await database.transaction((tx) => sendSome(tx, now))
    sent += mails
    if (agents < agentsAtOnce) break
    await nextTurn()
  }
  if (sent > 0) mailWaits()
}
