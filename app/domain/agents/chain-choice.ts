import { type Country, intlLocaleOfCountry } from '../locale/locales.ts'
import type { Chain } from '../offers/offers.ts'
import { everyChain } from './price-agent.ts'
import { isWatchedAt } from './watch-rules.ts'

/** The chain that stands for all of them, if the list of chains could not be fetched (§3, Chain). */
export const everyChainAlone: Chain = {
  id: everyChain,
  name: 'Alle',
  chainCategoryId: null,
  chainCategoryName: null,
}

type Filter = {
  /** The categories of chains that have the product; if none is known, chains are not filtered. */
  categoryIds: readonly number[]
  /** The chains that are chosen already, which are kept in any case. */
  chosen: readonly number[]
  country: Country
}

/**
 * The chains at which a product can be watched (§4): those of its chain categories, `Alle` first, then by
 * name in the order of the shopper's language.
 */
export function choosableChains(chains: readonly Chain[], { categoryIds, chosen, country }: Filter): Chain[] {
  const { compare } = new Intl.Collator(intlLocaleOfCountry(country))
  const isKept = ({ id, chainCategoryId }: Chain) =>
    categoryIds.length === 0 ||
    chosen.includes(id) ||
    (chainCategoryId !== null && categoryIds.includes(chainCategoryId))
  const others = chains.filter((chain) => chain.id !== everyChain && isKept(chain))
  const every = chains.find(({ id }) => id === everyChain) ?? everyChainAlone
  return [every, ...others.sort((a, b) => compare(a.name, b.name))]
}

/**
 * The ids that are chosen for a new watch of an item whose chains have these ids: those or, if `Alle` is among them, all.
 * Wholesale is left out, and `Alle` with it, because that stands for every chain; if nothing is left, all shops are chosen.
 * @param mine the shopper's chains (§4 My chains): if some of them can be chosen, those are, beside the item's own chain.
 */
export function chosenForNew(
  chains: readonly Chain[],
  ids: readonly number[],
  mine: readonly number[] = [],
): number[] {
  if (chains.some(({ id }) => mine.includes(id))) {
    const wanted = [...mine, ...ids.filter((id) => id !== everyChain)]
    return chains.filter(({ id, isWholesale }) => wanted.includes(id) && !isWholesale).map(({ id }) => id)
  }
  const wholesale = chains.filter(({ isWholesale }) => isWholesale).map(({ id }) => id)
  if (wholesale.length === 0) return chosenAmong(chains, ids)
  const shops = chains.filter(({ id, isWholesale }) => id !== everyChain && !isWholesale)
  const chosen = chosenAmong(shops, ids)
  return chosen.length > 0 ? chosen : shops.map(({ id }) => id)
}

/** The ids that are chosen when a list of chains is first shown: if `Alle` is among them, all. */
export function chosenAmong(chains: readonly Chain[], ids: readonly number[]): number[] {
  return chains.map(({ id }) => id).filter((id) => isWatchedAt(ids, id))
}

/**
 * The chosen ids after a press on one chain (§4): `Alle` chooses all chains or clears them; taking back any
 * chain takes back `Alle` too.
 */
export function withChainToggled(
  chosen: readonly number[],
  toggled: number,
  chains: readonly Chain[],
): number[] {
  const isChosen = chosen.includes(toggled)
  if (toggled === everyChain) return isChosen ? [] : chains.map(({ id }) => id)
  if (isChosen) return chosen.filter((id) => id !== toggled && id !== everyChain)
  return [...chosen, toggled]
}
