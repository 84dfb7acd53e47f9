import { maximumWatches, type PriceAgentItem } from '#app/domain/agents/price-agent.ts'
import type { AgentIssue, Watch } from '#app/domain/agents/price-agent-schemas.ts'
import { longestPause, type WatchRules } from '#app/domain/agents/watch-rules.ts'
import { addDays, type Day, dayIn } from '#app/domain/locale/dates.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { boolean, number, statement } from '../../db/statement.ts'
import { liveOffersOf } from '../alerts/watches-offer.ts'
import { agentMissing } from '../answer-agent.ts'
import { findAgent } from '../find-agent.ts'
import { findWatchable } from './find-watchable.ts'
import { beforeMatching } from './match-lock.ts'
import { presentWatch, readWatches } from './read-watches.ts'

const written = { id: number(), isNew: boolean() }

const addedWatch = statement(
  written,
  `
insert into price_agent_watches (agent_id, variant_id, chain_ids, created_at)
select $1::int, $2::int, $3::int[], $4::timestamptz
where exists (select from price_agent_watches where agent_id = $1::int and variant_id = $2::int)
  or (select count(*) from price_agent_watches where agent_id = $1::int) < ${maximumWatches}
on conflict (agent_id, variant_id) do update set chain_ids = excluded.chain_ids
returning id, xmax = 0 as "isNew"`,
)

const changedWatch = statement(
  written,
  `
update price_agent_watches set chain_ids = $3::int[] where agent_id = $1 and variant_id = $2
returning id, false as "isNew"`,
)

const changedRules = `
update price_agent_watches w set target_price = $2::int, target_unit_price = $3::int, any_size = $4::boolean,
  any_brand = $5::boolean, loose_name_key = case when $4::boolean or $5::boolean then n.name_key end,
  paused_until = $6::date
from product_variants v join products p on p.id = v.product_id join product_names n on n.id = p.product_name_id
where w.id = $1 and v.id = w.variant_id`

/** Writes the rules of a watch. A pause that is over is none. @throws InvalidInput for a pause of over a year. */
async function writeRules(tx: Queryable, watchId: number, rules: WatchRules, today: Day): Promise<void> {
  const { target_price, target_unit_price, any_size, any_brand, paused_until } = rules
  const pause = paused_until !== null && paused_until > today ? paused_until : null
  if (pause !== null && pause > addDays(today, longestPause))
    throw new InvalidInput({ rules: ['rules' satisfies AgentIssue] })
  await tx.query(changedRules, [watchId, target_price, target_unit_price, any_size, any_brand, pause])
}

// The page shows offers that are live already, so they are not mailed (§4 Price alerts). A change during a pause
// tells nothing: at the end of the pause the user is told of what is live then.
const noteLiveOffers = `
insert into price_agent_alerts (agent_id, offer_id, watch_id, raised_at)
select distinct w.agent_id, o.id, w.id, $2::timestamptz from price_agent_watches w ${liveOffersOf('w', 'o', '$3')}
where w.id = $1 and ($4::boolean or w.paused_until is null)
on conflict do nothing`

type Asked = Watch & { userId: string; now: Date }

function write(
  database: Database,
  { userId, product_id: variantId, chain_ids: chainIds, rules, now }: Asked,
  writeRow: (tx: Queryable, agentId: number) => Promise<{ id: number; isNew: boolean }>,
): Promise<PriceAgentItem> {
  return database.transaction(async (tx) => {
    await tx.query(beforeMatching)
    const country = await findWatchable(tx, variantId, chainIds)
    const agent = await findAgent(tx, userId)
    if (!agent) throw agentMissing()
    const today = dayIn(country, now)
    const { id: watchId, isNew } = await writeRow(tx, agent.id)
    if (rules) await writeRules(tx, watchId, rules, today)
    await tx.query(noteLiveOffers, [watchId, now, today, isNew])
    const [row] = await readWatches(tx, agent.id, variantId)
    if (!row) throw new Error('a watch was not written')
    return presentWatch(row)
  })
}

/**
 * Watches a product variant at chains (§7.2). A variant that is watched already gets these chains.
 * @throws Refused 404 if the user has no agent; InvalidInput for an unknown product or chain, or if the agent is full.
 */
export function addWatch(database: Database, asked: Asked): Promise<PriceAgentItem> {
  return write(database, asked, async (tx, agentId) => {
    const [watch] = await tx.query(addedWatch, [agentId, asked.product_id, asked.chain_ids, asked.now])
    if (!watch) throw new InvalidInput({ product_id: ['full' satisfies AgentIssue] })
    return watch
  })
}

/**
 * Changes the chains at which a product variant is watched (§7.2).
 * @throws as `addWatch`; InvalidInput too if the variant is not watched.
 */
export function updateWatch(database: Database, asked: Asked): Promise<PriceAgentItem> {
  return write(database, asked, async (tx, agentId) => {
    const [watch] = await tx.query(changedWatch, [agentId, asked.product_id, asked.chain_ids])
    if (!watch) throw new InvalidInput({ product_id: ['not-watched' satisfies AgentIssue] })
    return watch
  })
}
