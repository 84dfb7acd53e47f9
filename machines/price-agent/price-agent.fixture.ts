import { everyChainAlone } from '#app/domain/agents/chain-choice.ts'
import { noPriceAgent, type ProductCheck, type WatchSummary } from '#app/domain/agents/price-agent.ts'
import { type WantedItem, wantedProductOffer } from '#app/domain/agents/wanted-item.ts'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import type { Chain } from '#app/domain/offers/offers.ts'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import type { AgentForm } from './price-agent.types.ts'

/** Coffee of Netto, a grocery, as the heart of its row in the search box asks for it. */
export const coffeeItem: WantedItem = wantedProductOffer(gevalia)

/** A partner's own coffee machine: a custom item (§3). */
export const customItem: WantedItem = {
  product: { productVariant: { id: 9 } },
  chain: [{ id: 4, chainCategoryId: 2 }],
  ...{ name: 'Kaffemaskine', size: '', imageUrl: null, tint: 'stone' },
}

const chain = (id: number, name: string, chainCategoryId: number): Chain => ({
  ...{ id, name, chainCategoryId, chainCategoryName: `kategori ${chainCategoryId}` },
})

/** Danish chains in the order of the server: three groceries and one for appliances. */
export const danishChains = [
  everyChainAlone,
  chain(3, 'Bilka', 1),
  chain(4, 'Elgiganten', 2),
  chain(2, 'Lidl', 1),
  chain(1, 'Netto', 1),
]

export const coffeeForm: AgentForm = { chains: danishChains, product: null }

/** Coffee that is watched at Netto. */
export const coffeeWatch: WatchSummary = {
  item: {
    product: {
      imageUrl: null,
      productVariant: { id: 3, quantity: 0.4 },
      brand: { id: 5, name: 'Gevalia', parentName: null },
      parentBrand: { id: null, name: null },
      productName: { id: 6, productName: 'Mellemristet kaffe' },
      quantityType: { abbreviation: 'kg' },
    },
    chain: [chain(1, 'Netto', 1)],
    chain_ids: [1],
  },
  rules: anyOffer,
  country: 'dk',
  name: 'Gevalia, Mellemristet kaffe',
  size: '400 g',
  tint: 'oat',
  chainCategoryIds: [1],
  offers: [],
  insight: null,
  lastAlert: null,
}

const checked = (exists: boolean, error: string | null = null): ProductCheck => ({ data: { exists, error } })

/** What the server can say of a product: it is watched, it is not, or the user has no agent. */
export const checks = {
  watched: checked(true),
  unwatched: checked(false),
  withoutAgent: checked(false, noPriceAgent),
}
