import type { PriceAgentPageData } from '#app/domain/agents/price-agent.ts'
import type { AskedByUser } from '../../accounts/answer-verified.ts'
import { agentMissing } from '../answer-agent.ts'
import { getAgentPage } from './get-agent-page.ts'

/**
 * What the page of a user's price agent shows after a change (Specification §7.2).
 * @throws Refused 404 with `Price agent does not exist` if the user has none.
 */
export async function reloadAgentPage(asked: AskedByUser): Promise<PriceAgentPageData> {
  const { database, userId, now, current } = asked
  const page = await getAgentPage(database, { userId, now, country: current.user.country_registered_to })
  if (!page.agent) throw agentMissing()
  return page
}
