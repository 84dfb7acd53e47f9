import { type ChosenIds, chosenCookie, inOneOrder, readChosen } from '../choices/chosen-ids.ts'
import type { Country } from '../locale/locales.ts'

/**
 * How a shopper's chains are kept and read (§4 My chains). Whoever draws a page gets them in one of two ways:
 * - a server function calls `askingShopper(country)` (app/functions/country/shopper.ts) after what many shoppers
 *   share was read: cached answers hold the prices of all chains, and `mineFirst` or `ofMine` choose among them;
 * - a component calls `useMyChains()` (app/flows/my-chains/use-my-chains.ts).
 */

/** What the shopper decided: the ids of their chains; empty if they want none; null if they have not decided. */
export type ChainChoice = ChosenIds<number>

/** A chain that can be chosen. */
export type ChoosableChain = { id: number; name: string }

/** The chains of a country that a shopper may choose, the best known first, and their choice among them. */
export type MyChains = {
  /** Those with a tile: the best known, and the chosen ones that are not among them. */
  tiles: ChoosableChain[]
  choice: ChainChoice
  /** Whether all chains are shown alike during this visit, though some are chosen. */
  isAll: boolean
}

/** So many tiles are drawn (§9 My chains). */
export const tilesShown = 12
/** So many chains can be chosen (§9 My chains). */
export const mostMyChains = 30

/** The cookie that keeps a visitor's choice in a country. */
export const myChainsCookie = (country: Country) => chosenCookie('my-chains', country)

/** Says that all chains are shown alike, as long as the browser is open. Its value is `all`. */
export const allChainsCookie = 'my-chains-scope'

/** Reads the value of the cookie; null if it says nothing that can be read. */
export const readChoice = (value: string | undefined): ChainChoice =>
  readChosen(value, (parts) => choiceOf(parts.map(Number)))

/** The ids of a choice that can be ids of chains, each once, in one order. */
export function choiceOf(ids: readonly number[]): number[] {
  const valid = ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  return inOneOrder(valid, mostMyChains)
}

/** The chains with a tile: the best known ones, and the chosen ones after them. */
export function tilesOf(known: readonly ChoosableChain[], choice: ChainChoice): ChoosableChain[] {
  const others = known.slice(tilesShown).filter(({ id }) => choice?.includes(id))
  return [...known.slice(0, tilesShown), ...others]
}

/** The ids that count on this page: none if the shopper has none or wants to see all chains alike. */
export const appliedChains = ({ choice, isAll }: Pick<MyChains, 'choice' | 'isAll'>): number[] =>
  isAll || choice === null ? [] : choice

/** Those of some chains first, otherwise in the same order. */
export function mineFirst<Item>(
  items: readonly Item[],
  chainOf: (item: Item) => number,
  mine: readonly number[],
): Item[] {
  if (mine.length === 0) return [...items]
  const isMine = (item: Item) => mine.includes(chainOf(item))
  return [...items.filter(isMine), ...items.filter((item) => !isMine(item))]
}
