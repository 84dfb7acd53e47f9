import type { Queryable } from '../../../db/database.ts'
import type { ImportRun } from '../import-run.ts'

/** The pairs of variants that offers moved between, each once, as `move`: `$1` holds the old ones, `$2` the new ones. */
const movesSql = `
move as (
  select distinct m.old_id, m.new_id, v.product_id, n.name_key
  from unnest($1::int[], $2::int[]) as m(old_id, new_id)
  join product_variants v on v.id = m.new_id join products p on p.id = v.product_id
  join product_names n on n.id = p.product_name_id
)`

// A chain's ended offers follow if all of its offers went to one variant: then it had one good there.
const followEnded = `
with ${movesSql}, place as (
  select m.old_id, o.chain_id, min(m.new_id) as new_id, min(m.product_id) as product_id
  from move m join offers o on o.variant_id = m.new_id
  group by m.old_id, o.chain_id
  having count(distinct m.new_id) = 1
)
update offers o set variant_id = p.new_id, product_id = p.product_id
from place p
where o.variant_id = p.old_id and o.chain_id = p.chain_id and o.end_date < $3::date
  and not exists (
    select from offers r where r.variant_id = p.old_id and r.chain_id = p.chain_id and r.end_date >= $3::date)`

const isAtItsChains = '(0 = any(w.chain_ids) or o.chain_id = any(w.chain_ids))'

const copyWatches = `
with ${movesSql}
insert into price_agent_watches (agent_id, variant_id, chain_ids, target_price, target_unit_price, any_size, any_brand,
  loose_name_key, paused_until, created_at)
select w.agent_id, m.new_id, w.chain_ids, w.target_price, w.target_unit_price, w.any_size, w.any_brand,
  case when w.loose_name_key is not null then m.name_key end, w.paused_until, w.created_at
from price_agent_watches w join move m on m.old_id = w.variant_id
where exists (select from offers o where o.variant_id = m.new_id and ${isAtItsChains})
order by w.id
on conflict do nothing`

const moveAlerts = `
with ${movesSql}
update price_agent_alerts a set watch_id = n.id
from price_agent_watches w join move m on m.old_id = w.variant_id
join price_agent_watches n on n.agent_id = w.agent_id and n.variant_id = m.new_id, offers o
where a.watch_id = w.id and o.id = a.offer_id and o.variant_id = m.new_id`

const dropEmptyWatches = `
with ${movesSql}
delete from price_agent_watches w using move m
where w.variant_id = m.old_id
  and not exists (select from offers o where o.variant_id = m.old_id and ${isAtItsChains})
  and exists (select from price_agent_watches n where n.agent_id = w.agent_id and n.variant_id = m.new_id)`

/**
 * Lets what refers to a variant follow the offers that an import has moved to others, because it reads them better now:
 * the ended offers, which are the price history, and the watches with their alerts. A watch whose offers went to several
 * variants watches each, also if they went in several batches of the run. Items of lists refer to offers and need nothing.
 */
export async function followMovedOffers(
  tx: Queryable,
  { today, moves }: ImportRun,
  { movedFrom, movedTo }: { movedFrom: readonly number[]; movedTo: readonly number[] },
): Promise<void> {
  if (movedFrom.length === 0) return
  for (const [at, old] of movedFrom.entries()) {
    const to = movedTo[at]
    if (to !== undefined) moves.set(old, (moves.get(old) ?? new Set()).add(to))
  }
  const pairs = [...new Set(movedFrom)].flatMap((old) => [...(moves.get(old) ?? [])].map((to) => [old, to]))
  const [from, to] = [pairs.map(([old]) => old), pairs.map(([, to]) => to)]
  await tx.query(followEnded, [from, to, today])
  await tx.query(copyWatches, [from, to])
  await tx.query(moveAlerts, [from, to])
  await tx.query(dropEmptyWatches, [from, to])
}
