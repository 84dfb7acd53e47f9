import { everyChain } from '#app/domain/agents/price-agent.ts'

/** SQL for whether a watch is for an offer: its variant, at a chain that it names or at all (product: Price agents). */
export const watchesOffer = (watch: string, offer: string): string =>
  `${watch}.variant_id = ${offer}.variant_id and ${watch}.chain_ids && array[${everyChain}, ${offer}.chain_id]`
