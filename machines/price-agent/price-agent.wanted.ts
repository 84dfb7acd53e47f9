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
  ...{
    mode: 'add',
    item: null,
    watch: null,
    country: null,
    categoryIds: [],
    chains: [],
    chosen: [],
    product: null,
  },
  rules: anyOffer,
  ...{ hasAgent: false, isResumed: false },
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
  ...{ mode: 'edit' as const, item: wantedWatch(watch), watch, country: watch.country, rules: watch.rules },
  ...{ categoryIds: watch.chainCategoryIds, hasAgent: true },
})

/**
 * The chains of the product's categories, and of them those that the item names, or all if it names `Alle`. A new watch
 * begins without wholesale; one that exists is shown as it is.
 */
export function filledWith(context: PriceAgentContext, { chains, product }: AgentForm) {
  const { item, country } = wantedOf(context)
  const chosenOf = context.mode === 'edit' ? chosenAmong : chosenForNew
  const ids = item.chain.map(({ id }) => id)
  const categoryIds = [...context.categoryIds, ...(product?.chainCategoryIds ?? [])]
  const choosable = choosableChains(chains, { categoryIds, chosen: ids, country })
  return { product, chains: choosable, chosen: chosenOf(choosable, ids) }
}

/** @throws if the modal is about nothing: then there is nothing to send. */
export function wantedOf({ item, country }: Pick<PriceAgentContext, 'item' | 'country'>): Wanted {
  if (!item || !country) throw new Error('the price agent was asked for nothing')
  return { item, country }
}

/** The product variant's id, which the calls name `product_id` (Specification §7.2). */
export const productIdOf = (context: PriceAgentContext) => wantedOf(context).item.product.productVariant.id

/** The watch to end; with what the page showed of it, it can be put back. */
export const removalOf = (context: Pick<PriceAgentContext, 'item' | 'country' | 'watch'>): Removal => ({
  productId: wantedOf(context).item.product.productVariant.id,
  name: wantedOf(context).item.name,
  ...(context.watch && { watch: context.watch }),
})

/** The watch as the shopper chose it. */
export const changeOf = (context: PriceAgentContext): WatchChange => ({
  mode: context.mode === 'edit' ? 'edit' : 'add',
  productId: productIdOf(context),
  chainIds: context.chosen,
  rules: context.rules,
})
