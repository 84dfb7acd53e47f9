import type { FilterValue } from '../search/filters/filters.ts'
import type { ChainChoice } from './my-chains.ts'

/**
 * Whether a filter by chain is exactly a shopper's chains. In a file of its own, because a page of results needs it at its
 * first load, and the rest of `my-chains.ts` comes with the tab's machines.
 */
export function isMine(filtered: readonly FilterValue[] | undefined, choice: ChainChoice): boolean {
  if (!filtered || !choice || choice.length === 0) return false
  return filtered.length === choice.length && choice.every((id) => filtered.includes(id))
}
