import {
  choosableChains,
  chosenAmong,
  chosenForNew,
  everyChainAlone,
} from '#app/domain/agents/chain-choice.ts'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import { wantedWatch } from '#app/domain/agents/wanted-item.ts'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import type { Removal } from '#machines/watch-removals/watch-removals.machine.ts'
import type { AgentForm, PriceAgentContext, Wanted, WatchChange } from './price-agent.types.ts'

/** The context of a modal that is about nothing. */
export const nothingWanted = {
  item: null,
  watch: null,
  country: null,
  categoryIds: [],
  chains: [],
  chosen: [],
  product: null,
  rules: anyOffer,
} satisfies Partial<PriceAgentContext>

/** The form if the chains are not known. */
export const everyChainForm: AgentForm = { chains: [everyChainAlone], product: null }

/** The context of a modal about a product that is to be watched. */
export const aboutProduct = ({ item, country }: Wanted) => ({
  ...nothingWanted,
  ...{ item, country },
  categoryIds: item.chain.flatMap(({ chainCategoryId }) => chainCategoryId ?? []),
})

/** The context of a modal about a product that is watched. */
export const aboutWatch = (watch: WatchSummary) => ({
  ...nothingWanted,
  ...{ item: wantedWatch(watch), watch, country: watch.country, rules: watch.rules },
  ...{ categoryIds: watch.chainCategoryIds, hasAgent: true },
})

/** What is shown in the form: a new watch, or one that exists. */
export type FormMode = WatchChange['mode']

/**
 * The chains of the product's categories, and of them those that the item names, or all if it names `Alle`. A new watch
 * begins with the shopper's chains beside those, and without wholesale; one that exists is shown as it is.
 */
export function filledWith(context: PriceAgentContext, { mode, form }: { mode: FormMode; form: AgentForm }) {
  const { item, country } = wantedOf(context)
  const { chains, product, mine } = form
  const ids = item.chain.map(({ id }) => id)
  const categoryIds = [...context.categoryIds, ...(product?.chainCategoryIds ?? [])]
  const choosable = choosableChains(chains, { categoryIds, chosen: ids, country })
  const chosen = mode === 'edit' ? chosenAmong(choosable, ids) : chosenForNew(choosable, ids, mine)
  return { product, chains: choosable, chosen }
}

/** @throws if the modal is about nothing: then there is nothing to send. */
export function wantedOf({ item, country }: Pick<PriceAgentContext, 'item' | 'country'>): Wanted {
  if (!item || !country) throw new Error('the price agent was asked for nothing')
  return { item, country }
}

/** The product variant's id, which the calls name `product_id` (§7.2). */
export const productIdOf = (context: Pick<PriceAgentContext, 'item' | 'country'>) =>
  wantedOf(context).item.product.productVariant.id

/** The watch to end; with what the page showed of it, it can be put back. */
export const removalOf = (context: Pick<PriceAgentContext, 'item' | 'country' | 'watch'>): Removal => ({
  productId: productIdOf(context),
  name: wantedOf(context).item.name,
  ...(context.watch && { watch: context.watch }),
})
