import { quantityTypeName } from '#app/domain/offers/sizes.ts'
import type { Facet, ResultsPageData } from '#app/domain/search/pages.ts'
import { cleanTerm } from '#app/domain/search/search-term.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement, text } from '../db/statement.ts'
import { tellSearch } from '../metrics/tell-search.ts'
import { presentCard } from '../offers/present-offer.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import type { OfferRow } from '../offers/select-offers.ts'
import { howNamed } from './find-by-name.ts'
import { spellWords } from './present/spell-words.ts'
import { nameQueryOf } from './query/name-query.ts'
import { type Found, findOffers, isId, mostFirst, nothing, type OfferSearch } from './rank/find-offers.ts'
import { goodsMeant } from './readings/goods-meant.ts'
import { readTerm } from './term/read-term.ts'
import { tryReadings } from './try-readings.ts'

const chosenParts = statement(
  { id: number(), name: text() },
  'select id, name from categories where country = $1 and parent_id is null and id = any($2)',
)

/** The chosen parts of the shop as facets. Offers are on shelves, so the search does not find these itself. */
async function nameParts(
  database: Queryable,
  { country, categoryIds }: OfferSearch,
  total: number,
): Promise<Facet[]> {
  if (categoryIds.length === 0) return []
  const parts = await database.query(chosenParts, [country, categoryIds.filter(isId)])
  return parts.map((part) => ({ ...part, offers: total }))
}

/**
 * What a results page shows for a term on a day: as many offers as asked for, some sponsored ones first, then the
 * others in the chosen order, with the number of offers of each chain and category. By relevance, offers of the same
 * product are spread out. If only wholesale sells what was meant, there are no offers, and the chains are these.
 */
export async function searchOffers(database: Queryable, search: OfferSearch): Promise<ResultsPageData> {
  const start = performance.now()
  const { country, today } = search
  const term = cleanTerm(search.term)
  const read = readTerm(search.term, country)
  const names = nameQueryOf(read)
  let asTyped: Found | undefined
  const { chosen } = await tryReadings(database, search, async (query) => {
    const result = await findOffers(database, search, query, names)
    asTyped ??= result
    if (result.found === 0 && result.chains.length === 0) return undefined
    return { result, best: result.best ?? 0, isWholesale: result.found === 0 }
  })
  const found = chosen?.result ?? asTyped ?? (term === '' ? await findOffers(database, search) : nothing)
  const rows = await readLiveOffers(database, found.ids, today)
  const { byName } = found
  const isUnsold = found.total === 0 && goodsMeant(read).length > 0
  // A sponsored offer that only mentions the term has its own place, and is not labelled.
  const paid = new Set(found.sponsoredIds)
  const card = (row: OfferRow) => presentCard({ ...row, isHighlighted: paid.has(row.id) })
  tellSearch('results', { start, isRepaired: chosen?.isRepaired, total: found.total })
  const first = rows.slice(0, mostFirst).filter(({ id }) => paid.has(id)).length
  return {
    today,
    term,
    // Without offers that show how the words are spelled, the term stays as it was typed.
    correctedTo: chosen?.isRepaired && rows.length > 0 ? spellWords(chosen.words, rows) : null,
    total: found.total,
    sponsored: rows.slice(0, first).map(card),
    offers: rows.slice(first).map(card),
    chains: found.chains,
    categories: [...(await nameParts(database, search, found.total)), ...found.categories],
    lowestUnitPrice: found.lowest && {
      amount: found.lowest.amount,
      quantityType: quantityTypeName(found.lowest.quantityType, country),
      aloneId: found.lowest.aloneId,
    },
    byName: byName && {
      how: howNamed(byName, isUnsold),
      total: byName.total,
      offers: (await readLiveOffers(database, byName.ids, today)).map(card),
    },
  }
}
