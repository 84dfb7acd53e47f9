import { maximumWatches, type PriceAgentItem } from '#app/domain/agents/price-agent.ts'
import type { AgentIssue, Watch } from '#app/domain/agents/price-agent-schemas.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { number, statement } from '../../db/statement.ts'
import { watchesOffer } from '../alerts/watches-offer.ts'
import { agentMissing } from '../answer-agent.ts'
import { findAgent } from '../find-agent.ts'
import { findWatchable } from './find-watchable.ts'
import { beforeMatching } from './match-lock.ts'
import { presentWatch, readWatches } from './read-watches.ts'

const addedWatch = statement(
  { id: number() },
  `
insert into price_agent_watches (agent_id, variant_id, chain_ids, created_at)
select $1::int, $2::int, $3::int[], $4::timestamptz
where exists (select from price_agent_watches where agent_id = $1::int and variant_id = $2::int)
  or (select count(*) from price_agent_watches where agent_id = $1::int) < ${maximumWatches}
on conflict (agent_id, variant_id) do update set chain_ids = excluded.chain_ids
returning id`,
)

const changedWatch = statement(
  { id: number() },
  'update price_agent_watches set chain_ids = $3::int[] where agent_id = $1 and variant_id = $2 returning id',
)

/** The page shows offers that are live already, so they are not mailed (product: Price agents). */
const noteLiveOffers = `
insert into price_agent_alerts (agent_id, offer_id, watch_id, raised_at)
select w.agent_id, o.id, w.id, $2 from price_agent_watches w join offers o on ${watchesOffer('w', 'o')}
where w.id = $1 and o.start_date <= $3 and o.end_date >= $3
on conflict do nothing`

type Asked = Watch & { userId: string; now: Date }

function write(
  database: Database,
  { userId, product_id: variantId, chain_ids: chainIds, now }: Asked,
  writeRow: (tx: Queryable, agentId: number) => Promise<number>,
): Promise<PriceAgentItem> {
  return database.transaction(async (tx) => {
    await tx.query(beforeMatching)
    const country = await findWatchable(tx, variantId, chainIds)
    const agent = await findAgent(tx, userId)
    if (!agent) throw agentMissing()
    await tx.query(noteLiveOffers, [await writeRow(tx, agent.id), now, dayIn(country, now)])
    const [row] = await readWatches(tx, agent.id, variantId)
    if (!row) throw new Error('a watch was not written')
    return presentWatch(row)
  })
}

/**
 * Watches a product variant at chains (Specification §7.2). A variant that is watched already gets these chains.
 * @throws Refused 404 if the user has no agent; InvalidInput for an unknown product or chain, or if the agent is full.
 */
export function addWatch(database: Database, asked: Asked): Promise<PriceAgentItem> {
  return write(database, asked, async (tx, agentId) => {
    const [watch] = await tx.query(addedWatch, [agentId, asked.product_id, asked.chain_ids, asked.now])
    if (!watch) throw new InvalidInput({ product_id: ['full' satisfies AgentIssue] })
    return watch.id
  })
}

/**
 * Changes the chains at which a product variant is watched (Specification §7.2).
 * @throws as `addWatch`; InvalidInput too if the variant is not watched.
 */
export function updateWatch(database: Database, asked: Asked): Promise<PriceAgentItem> {
  return write(database, asked, async (tx, agentId) => {
    const [watch] = await tx.query(changedWatch, [agentId, asked.product_id, asked.chain_ids])
    if (!watch) throw new InvalidInput({ product_id: ['not-watched' satisfies AgentIssue] })
    return watch.id
  })
}
