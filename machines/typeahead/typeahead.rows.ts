import type {
  CustomProduct,
  ProductOffer,
  SearchIdeas,
  TypeaheadResponse,
} from '#app/domain/offers/offers.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import { organicAboveSponsored } from '#app/domain/search/organic-above-sponsored.ts'
import { isSearchable, termInAddress } from '#app/domain/search/search-term.ts'

/** The server's answer, and the term that was searched for (cleaned, with the shopper's upper and lower case). */
export type Answer = { term: string; response: TypeaheadResponse }

/** Where choosing a cell of the dropdown leads. Terms are lower-cased (§5 Search). */
export type Choice =
  | { type: 'search.requested'; term: string }
  | { type: 'row.chosen'; offerId: number }
  | { type: 'list.requested'; offer: ProductOffer }
  | { type: 'agent.requested'; offer: ProductOffer }
  | { type: 'website.requested'; url: string; offerId: number }
  | { type: 'product.requested'; product: CustomProduct }

/** Why an offer is shown: it is sponsored, it was found, or it is one of the everyday goods. */
export type OfferPlace = 'sponsored' | 'found' | 'staple'

/** A row of the dropdown's grid, with a choice for each of its cells. */
export type Row =
  | { kind: 'suggestion'; term: string; choices: Choice[] }
  | { kind: 'offer'; place: OfferPlace; offer: ProductOffer; choices: Choice[] }
  | { kind: 'partnerProduct'; product: CustomProduct; choices: Choice[] }
  | { kind: 'popular' | 'brands'; terms: string[]; choices: Choice[] }
  | { kind: 'all'; total: number; choices: Choice[] }

/** The choice that asks for a term's results page. */
export function searchFor(term: string): Choice {
  return { type: 'search.requested', term: termInAddress(term) }
}

/**
 * Whether the term, from one of its words on, begins with the typed text, or ends in it (`letmælk` for `mælk`); case
 * does not matter.
 */
export function isSuggestionFor(typed: string, term: string): boolean {
  const words = term.toLowerCase().split(/\s+/)
  const text = typed.trim().toLowerCase()
  return (
    term.toLowerCase().endsWith(text) ||
    words.some((_, first) => words.slice(first).join(' ').startsWith(text))
  )
}

/** Whether no offer was found, sponsored or not (§8, No search results). */
export function isNothingFound({ organicProductOffers, sponsoredProductOffers }: TypeaheadResponse): boolean {
  return organicProductOffers.items.length + sponsoredProductOffers.length === 0
}

/**
 * What the rows are built from: the field's text, the last answer, the ideas to show without one, and the screen, which has
 * room for a row's buttons or not.
 */
export type RowSources = {
  query: string
  answer: Answer | null
  ideas: SearchIdeas | null
  screen: ScreenSize
}

/**
 * The rows of the dropdown, in the order of the screen and of the arrow keys (§2.5): suggestions, organic
 * results with a sponsored item among them, popular searches, brands, show all. Under the hint, and if nothing was found, ideas are shown
 * instead of results: popular searches and everyday goods. A group without content has no row, and a term that is too
 * short to search for has no cell.
 */
export function rowsOf({ query, answer, ideas, screen }: RowSources): Row[] {
  if (answer) return answerRows(answer, ideas, screen)
  if (isSearchable(query) || !ideas) return []
  return [...termRows('popular', ideas.popularSearchTerms.filter(isSearchable)), ...stapleRows(ideas, screen)]
}

/**
 * The ad of ours in the dropdown (§2.5): with an answer one that its search finds, or none; under the hint that of the ideas;
 * undefined while they are not known. A term without an answer may be about something else, so that it has none.
 */
export function adOf({ query, answer, ideas }: Omit<RowSources, 'screen'>): ProductOffer | null | undefined {
  if (answer) return answer.response.advertisement ?? null
  return isSearchable(query) ? null : ideas?.advertisement
}

/** Popular terms that continue the typed text, or are a kind of what it names, are the suggestions. */
function answerRows({ term, response }: Answer, ideas: SearchIdeas | null, screen: ScreenSize): Row[] {
  const searched = response.popularSearchTerms.filter(isSearchable)
  const suggestions = searched
    .filter((popular) => isSuggestionFor(term, popular))
    .map((popular): Row => ({ kind: 'suggestion', term: popular, choices: [searchFor(popular)] }))
  const terms = [
    ...termRows(
      'popular',
      searched.filter((popular) => !isSuggestionFor(term, popular)),
    ),
    ...termRows('brands', response.brands.filter(isSearchable)),
  ]
  const sponsored = sponsoredRow(response, screen)
  if (isNothingFound(response)) return [...suggestions, ...terms, ...sponsored, ...stapleRows(ideas, screen)]
  const { items, totalNumberOfItems } = response.organicProductOffers
  const found = items.map((offer) => offerRow(offer, 'found', screen))
  const offers = [
    ...found.slice(0, organicAboveSponsored),
    ...sponsored,
    ...found.slice(organicAboveSponsored),
  ]
  return [...suggestions, ...offers, ...terms, ...allRow(totalNumberOfItems, term)]
}

/** Where it is narrow, the name has the room of the heart and of the way to the shop, which the offer's page has too. */
function offerRow(offer: ProductOffer, place: OfferPlace, screen: ScreenSize): Row {
  const choices: Choice[] = [
    { type: 'row.chosen', offerId: offer.id },
    { type: 'list.requested', offer },
  ]
  if (screen === 'phone' || screen === 'tablet') return { kind: 'offer', place, offer, choices }
  choices.push({ type: 'agent.requested', offer })
  if (offer.offerUrl) choices.push({ type: 'website.requested', url: offer.offerUrl, offerId: offer.id })
  return { kind: 'offer', place, offer, choices }
}

/** At most one row: an offer, or else a partner's product (§2.5). */
function sponsoredRow(
  { sponsoredProductOffers, sponsoredCustomPartnerProducts }: TypeaheadResponse,
  screen: ScreenSize,
): Row[] {
  const offers = sponsoredProductOffers.map((offer) => offerRow(offer, 'sponsored', screen))
  return [...offers, ...sponsoredCustomPartnerProducts.map(partnerProductRow)].slice(0, 1)
}

function stapleRows(ideas: SearchIdeas | null, screen: ScreenSize): Row[] {
  return (ideas?.staples ?? []).map((offer) => offerRow(offer, 'staple', screen))
}

/** Leads to the page of its offer today, or else to the offer viewer (§2.7). */
function partnerProductRow(product: CustomProduct): Row {
  const { offerId } = product
  const choice: Choice =
    offerId === null ? { type: 'product.requested', product } : { type: 'row.chosen', offerId }
  return { kind: 'partnerProduct', product, choices: [choice] }
}

function termRows(kind: 'popular' | 'brands', terms: string[]): Row[] {
  return terms.length > 0 ? [{ kind, terms, choices: terms.map(searchFor) }] : []
}

function allRow(total: number, term: string): Row[] {
  return total > 0 ? [{ kind: 'all', total, choices: [searchFor(term)] }] : []
}
