import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import type { AgentChange, PriceAgentContext, Stored, WatchChange } from './price-agent.types.ts'
import { type FormMode, productIdOf, removalOf, wantedOf } from './price-agent.wanted.ts'

type Waiting = Pick<PriceAgentContext, 'changes'>

/** The watch as the shopper chose it. */
export const savedAs = (context: PriceAgentContext, mode: FormMode, rules: WatchRules): AgentChange => ({
  ...{ mode, rules },
  productId: productIdOf(context),
  chainIds: context.chosen,
  name: wantedOf(context).item.name,
})

/** The end of the watch that the modal is about. */
export const endOf = (context: PriceAgentContext): AgentChange => ({ mode: 'delete', ...removalOf(context) })

/** The change that the server is asked for. @throws if there is none. */
export function firstOf({ changes: [first] }: Waiting): AgentChange {
  if (!first) throw new Error('no change of the price agent is waiting')
  return first
}

/** @throws unless a watch is to be saved. */
export function saveOf(context: Waiting): WatchChange {
  const first = firstOf(context)
  if (first.mode === 'create' || first.mode === 'delete') throw new Error('no watch is to be saved')
  const { name: _, ...change } = first
  return change
}

/** The product whose watch is to be ended. @throws unless there is one. */
export function endedOf(context: Waiting): { productId: number } {
  const first = firstOf(context)
  if (first.mode !== 'delete') throw new Error('no watch is to be ended')
  return { productId: first.productId }
}

/** What is told of the first change. @throws if it only makes the agent. */
export function storedOf(context: Waiting): Stored {
  const first = firstOf(context)
  if (first.mode === 'create') throw new Error('no watch is changed')
  const { mode, name } = first
  return { mode, name, ...(mode === 'delete' && first.watch && { watch: first.watch }) }
}
