import { mineFirst } from '#app/domain/chains/my-chains.ts'
import type { GoodsFacts } from '#app/domain/prices/price-verdict.ts'
import { choicesOf, countChoices, eachFilter } from '#app/domain/search/filters/filters.ts'
import type { ProductCard, ResultsPageData } from '#app/domain/search/pages.ts'
import { cleanTerm } from '#app/domain/search/search-term.ts'
import type { Queryable } from '../db/database.ts'
import { tellSearch } from '../metrics/tell-search.ts'
import { listKnownChains } from '../offers/list-known-chains.ts'
import { goodsFacts } from '../offers/lowest-unit-price.ts'
import { presentCard } from '../offers/present-offer.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import { howNamed } from './find-by-name.ts'
import { presentFacets, readKnownChoices } from './known-choices.ts'
import { answerOf } from './present/answer-of.ts'
import { cardOfOffer } from './present/card-of-offer.ts'
import { spellWords } from './present/spell-words.ts'
import { nameQueryOf } from './query/name-query.ts'
import { type Found, type FoundProduct, findOffers, nothing, type OfferSearch } from './rank/find-offers.ts'
import { type PlacedCard, placeSponsored } from './rank/place-sponsored.ts'
import { goodsMeant } from './readings/goods-meant.ts'
import { readTerm } from './term/read-term.ts'
import { tryReadings } from './try-readings.ts'

/** The chains as the order by chain has them: a shopper's own first, otherwise by how well known they are. */
async function orderOfChains(
  database: Queryable,
  country: OfferSearch['country'],
  mine: readonly number[],
): Promise<number[]> {
  const known = await listKnownChains(database, country)
  return mineFirst(known, ({ id }) => id, mine).map(({ id }) => id)
}

/**
 * What a results page shows for a term on a day: as many products as asked for in the chosen order, each as its cheapest offer
 * with its shops, the answer where it is cheapest, and the number of offers of each choice of a filter. By relevance, sizes
 * of the same product are spread out. If only wholesale sells what was meant, there are no products, and the chains are these.
 * What is chosen but does not exist counts as not chosen, and is not among the facets.
 * @param mine the shopper's chains, which come first in the order by chain.
 */
export async function searchOffers(
  database: Queryable,
  asked: Omit<OfferSearch, 'chainOrder'> & { mine?: readonly number[] },
): Promise<ResultsPageData> {
  const start = performance.now()
  const { country, today, sort, mine = [] } = asked
  const known = await readKnownChoices(database, country, choicesOf(asked.chosen ?? {}))
  const search: OfferSearch = {
    ...asked,
    chosen: eachFilter((name) => known[name].map(({ id }) => id)),
    ...(sort === 'chain' && { chainOrder: await orderOfChains(database, country, mine) }),
  }
  const term = cleanTerm(search.term)
  const read = readTerm(search.term, country)
  const names = nameQueryOf(read)
  let asTyped: Found | undefined
  const { chosen } = await tryReadings(database, search, async (query) => {
    const result = await findOffers(database, search, query, names)
    asTyped ??= result
    if (result.found === 0 && result.facets.chain.length === 0) return undefined
    return { result, best: result.best ?? 0, isWholesale: result.found === 0 }
  })
  const found = chosen?.result ?? asTyped ?? (term === '' ? await findOffers(database, search) : nothing)
  const { byName } = found
  const isUnsold = found.total === 0 && goodsMeant(read).length > 0
  const { cards, apart } = placeSponsored(found, { sort, limit: search.limit })
  const ids = [...cards, ...apart, ...found.answers].map(({ id }) => id)
  const rows = await readLiveOffers(database, [...new Set([...ids, ...(byName?.ids ?? [])])], today)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  // An offer that has ended since it was found has no row.
  const cardOf = (id: number, isHighlighted: boolean, goods?: GoodsFacts) => {
    const row = rowOf.get(id)
    return row && presentCard({ ...row, isHighlighted }, goods)
  }
  const productOf = ({ id, offers, shops }: FoundProduct, goods?: GoodsFacts): ProductCard[] => {
    const card = cardOf(id, false, goods)
    return card ? [{ ...card, offers, shops }] : []
  }
  const lowest = found.lowest && goodsFacts(found.lowest, country)
  // Of chosen chains, brands or sizes none is called the cheapest: another may cost less.
  const { category: _, ...narrowing } = choicesOf(search.chosen ?? {})
  const compared = countChoices(narrowing) > 0 ? undefined : (lowest ?? undefined)
  const sponsoredOf = (id: number) => {
    const card = cardOf(id, true)
    return card ? [cardOfOffer(card)] : []
  }
  const present = (placed: readonly PlacedCard[]) =>
    placed.flatMap((card): ProductCard[] => {
      if (card.isSponsored) return sponsoredOf(card.id)
      const { unjudged } = card
      return productOf(card).map((product) => (unjudged ? { ...product, unjudged } : product))
    })
  const answerAt = (place: number) =>
    found.answers.filter((each) => each.place === place).flatMap((each) => productOf(each, compared))[0]
  const products = present(cards)
  tellSearch('results', { start, isRepaired: chosen?.isRepaired, total: found.total })
  return {
    today,
    term,
    // Without offers that show how the words are spelled, the term stays as it was typed.
    correctedTo: chosen?.isRepaired && products.length > 0 ? spellWords(chosen.words, rows) : null,
    total: found.products,
    totalOffers: found.total,
    sponsored: present(apart),
    products,
    answer: answerOf(answerAt(1), answerAt(2)),
    adIds: found.adIds,
    lowestOfChains: found.lowestOfChains,
    lowestOfMembers: found.lowestOfMembers,
    facets: presentFacets(found.facets, known, { country, total: found.total }),
    lowestUnitPrice: lowest && { amount: lowest.amount, quantityType: lowest.quantityType },
    byName: byName && {
      how: howNamed(byName, isUnsold),
      total: byName.total,
      offers: byName.ids.flatMap((id) => cardOf(id, false) ?? []),
    },
  }
}
