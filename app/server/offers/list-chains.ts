import { everyChain } from '#app/domain/agents/price-agent.ts'
import { type Country, intlLocaleOfCountry } from '#app/domain/locale/locales.ts'
import type { Chain } from '#app/domain/offers/offers.ts'
import type { Queryable } from '../db/database.ts'
import { boolean, nullable, number, statement, text } from '../db/statement.ts'

/** The synthetic chain that stands for all of them, first in every list (§3, Chain). */
export const allChains: Chain = {
  id: everyChain,
  name: 'Alle',
  chainCategoryId: null,
  chainCategoryName: null,
}

const chainsOfCountry = statement(
  {
    id: number(),
    name: text(),
    chainCategoryId: nullable(number()),
    chainCategoryName: nullable(text()),
    isWholesale: boolean(),
  },
  `
select c.id, c.name, c.chain_category_id as "chainCategoryId", k.name as "chainCategoryName",
  coalesce(k.is_wholesale, false) as "isWholesale"
from chains c left join chain_categories k on k.id = c.chain_category_id
where c.country = $1`,
)

/** A country's chains, `Alle` first, then by name in the country's order (§7.1). */
export async function listChains(database: Queryable, country: Country): Promise<Chain[]> {
  const chains = await database.query(chainsOfCountry, [country])
  const { compare } = new Intl.Collator(intlLocaleOfCountry(country))
  const marked = chains.map(({ isWholesale, ...chain }) => (isWholesale ? { ...chain, isWholesale } : chain))
  return [allChains, ...marked.sort((a, b) => compare(a.name, b.name))]
}
