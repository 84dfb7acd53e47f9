import { and, eq } from 'drizzle-orm'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { priceAgents, priceAgentWatches as watches } from '../../db/schema/agents.ts'
import { setMails } from '../set-mails.ts'
import { readWatches, watchName } from '../watches/read-watches.ts'
import { isSignedStop, readStopToken, type Stop } from './stop-link.ts'

/**
 * What a signed link stops, and its user's country. `product` is the name of what the watch is for; null if the link is
 * for all mails, or the watch was stopped before.
 */
export type OpenedStop = Stop & { userId: string; country: Country; product: string | null }

/** Reads a signed link; undefined if it is not ours, or its user's account was deleted. */
export async function openStop(database: Queryable, token: string): Promise<OpenedStop | undefined> {
  const stop = readStopToken(token)
  if (!stop) return undefined
  const { agentId, watchId } = stop
  const [agent] = await database.orm
    .select({ userId: users.id, country: users.countryRegisteredTo })
    .from(priceAgents)
    .innerJoin(users, eq(users.id, priceAgents.userId))
    .where(eq(priceAgents.id, agentId))
  if (!agent || !isSignedStop(stop, agent.userId)) return undefined
  const rows = watchId === null ? [] : await readWatches(database, agentId)
  const watch = rows.find((row) => row.watchId === watchId)
  return {
    agentId,
    watchId,
    userId: agent.userId,
    country: agent.country,
    product: watch ? watchName(watch) : null,
  }
}

/** Stops what a link is for. A repeated request changes nothing. */
export async function stopNow(database: Database, { agentId, watchId, userId }: OpenedStop, now: Date) {
  if (watchId === null) await setMails(database, userId, { settings: { mails: 'never' }, now })
  else await database.orm.delete(watches).where(and(eq(watches.id, watchId), eq(watches.agentId, agentId)))
}
