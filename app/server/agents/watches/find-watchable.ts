import type { AgentIssue } from '#app/domain/agents/price-agent-schemas.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Queryable } from '../../db/database.ts'
import { number, statement, text } from '../../db/statement.ts'

const watchable = statement(
  { country: text<Country>(), knownChains: number() },
  `
select p.country, (select count(*)::int from chains c where c.country = p.country and c.id = any($2::int[])) as "knownChains"
from product_variants v join products p on p.id = v.product_id where v.id = $1`,
)

/**
 * Finds the country of a product variant.
 * @param chainIds chains that must be of that country; `Alle` is in each.
 * @throws InvalidInput for an unknown variant or chain (§7.2).
 */
export async function findWatchable(
  database: Queryable,
  variantId: number,
  chainIds: readonly number[] = [],
): Promise<Country> {
  const real = chainIds.filter((id) => id > 0)
  const [product] = await database.query(watchable, [variantId, real])
  if (!product) throw new InvalidInput({ product_id: ['product' satisfies AgentIssue] })
  if (product.knownChains < real.length)
    throw new InvalidInput({ chain_ids: ['chains' satisfies AgentIssue] })
  return product.country
}
