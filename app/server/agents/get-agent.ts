import type { PriceAgent } from '#app/domain/agents/price-agent.ts'
import type { Queryable } from '../db/database.ts'
import { agentMissing } from './answer-agent.ts'
import { findAgent } from './find-agent.ts'
import { presentWatch, readWatches } from './watches/read-watches.ts'

/**
 * Reads a user's price agent (§7.2).
 * @throws Refused 404 with `Price agent does not exist` if the user has none.
 */
export async function getAgent(database: Queryable, userId: string): Promise<PriceAgent> {
  const agent = await findAgent(database, userId)
  if (!agent) throw agentMissing()
  const watches = await readWatches(database, agent.id)
  return { items: watches.map(presentWatch) }
}
