import type { CustomProduct, ProductOffer, TypeaheadResponse } from '#app/domain/offers.ts'
import { isSearchable, termInAddress } from '#app/domain/search-term.ts'

/** What the server answered, and the term it was asked for (cleaned, in the shopper's own case). */
export type Answer = { term: string; response: TypeaheadResponse }

/** Where choosing a cell of the dropdown leads. Terms are lower-cased (Specification §5 Search). */
export type Choice =
  | { type: 'search.requested'; term: string }
  | { type: 'row.chosen'; offerId: number }
  | { type: 'agent.requested'; offer: ProductOffer }
  | { type: 'website.requested'; url: string }

/** A row of the dropdown's grid, with the choice that each of its cells stands for. */
export type Row =
  | { kind: 'suggestion'; term: string; choices: Choice[] }
  | { kind: 'offer'; isSponsored: boolean; offer: ProductOffer; choices: Choice[] }
  | { kind: 'partnerProduct'; product: CustomProduct; choices: Choice[] }
  | { kind: 'popular' | 'brands'; terms: string[]; choices: Choice[] }
  | { kind: 'all'; total: number; choices: Choice[] }

/** The choice that asks for a term's results page. */
export function searchFor(term: string): Choice {
  return { type: 'search.requested', term: termInAddress(term) }
}

/** Whether one of a term's words, and what follows it, begins with the typed text; case does not count. */
export function isSuggestionFor(typed: string, term: string): boolean {
  const words = term.toLowerCase().split(/\s+/)
  const beginning = typed.trim().toLowerCase()
  return words.some((_, first) => words.slice(first).join(' ').startsWith(beginning))
}

/** Whether no offer was found, neither a sponsored one nor another (Specification §8, No search results). */
export function isNothingFound({ organicProductOffers, sponsoredProductOffers }: TypeaheadResponse): boolean {
  return organicProductOffers.items.length + sponsoredProductOffers.length === 0
}

/**
 * The rows of the dropdown, in the order they are read and walked with the arrow keys (Specification §2.5):
 * suggestions, sponsored items, organic results, popular searches, brands, show all.
 * Popular terms that continue the typed text are the suggestions. A group without content gives no row, a term that is
 * not searched for no cell.
 */
export function rowsOf(answer: Answer | null): Row[] {
  if (!answer) return []
  const { organicProductOffers, sponsoredProductOffers, ...response } = answer.response
  const searched = response.popularSearchTerms.filter(isSearchable)
  const suggestions = searched.filter((term) => isSuggestionFor(answer.term, term))
  const popular = searched.filter((term) => !isSuggestionFor(answer.term, term))
  const total = organicProductOffers.totalNumberOfItems
  return [
    ...suggestions.map((term): Row => ({ kind: 'suggestion', term, choices: [searchFor(term)] })),
    ...sponsoredProductOffers.map((offer) => offerRow(offer, true)),
    ...response.sponsoredCustomPartnerProducts.map(partnerProductRow),
    ...organicProductOffers.items.map((offer) => offerRow(offer, false)),
    ...termRows('popular', popular),
    ...termRows('brands', response.brands.filter(isSearchable)),
    ...allRow(total, answer.term),
  ]
}

function offerRow(offer: ProductOffer, isSponsored: boolean): Row {
  const choices: Choice[] = [
    { type: 'row.chosen', offerId: offer.id },
    { type: 'agent.requested', offer },
  ]
  if (offer.offerUrl) choices.push({ type: 'website.requested', url: offer.offerUrl })
  return { kind: 'offer', isSponsored, offer, choices }
}

function partnerProductRow(product: CustomProduct): Row {
  return { kind: 'partnerProduct', product, choices: [searchFor(product.productTitleText)] }
}

function termRows(kind: 'popular' | 'brands', terms: string[]): Row[] {
  return terms.length > 0 ? [{ kind, terms, choices: terms.map(searchFor) }] : []
}

function allRow(total: number, term: string): Row[] {
  return total > 0 ? [{ kind: 'all', total, choices: [searchFor(term)] }] : []
}
