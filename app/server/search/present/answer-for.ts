import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import { comparedPriceIn, unitPriceOf } from '#app/domain/search/compared-price.ts'
import type { Answer, ResultsPageData } from '#app/domain/search/pages.ts'
import { answerOf } from './answer-of.ts'
import { cardOfOffer } from './card-of-offer.ts'

/**
 * Offers that a shopper's answer may name: the one of their chains with the lowest unit price, or the one that costs least if no
 * unit is compared, and those that they get as a member. `isBest`: of the products that mean the search best.
 */
type Candidates = {
  ofChains: OfferSummary | undefined
  ofMembers: { offer: OfferSummary; isBest: boolean }[]
}

const lowestBy = <Item>(items: readonly Item[], priceOf: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => priceOf(a) - priceOf(b))[0]

/**
 * The answer of a results page for one shopper, and the lowest unit price that it names.
 * @param mine the ids of their chains.
 */
export function answerFor(
  page: ResultsPageData,
  mine: readonly number[],
  { ofChains, ofMembers }: Candidates,
): Pick<ResultsPageData, 'answer' | 'lowestUnitPrice'> {
  const unit = page.answer.byUnit?.quantityType
  const alike = ofMembers
    .map(({ offer }) => offer)
    .filter((offer) => offer.unitPrice !== null && (unit === undefined || offer.quantityType === unit))
  const { answer, lowestUnitPrice } = ofMembers.length > 0 ? withMembers(page, alike, ofMembers) : page
  if (mine.length === 0) return { answer, lowestUnitPrice }
  const forMembers = answer.byUnit ? alike : ofMembers.flatMap(({ offer, isBest }) => (isBest ? [offer] : []))
  const own = lowestBy(
    [...(ofChains ? [ofChains] : []), ...forMembers.filter(({ chain }) => mine.includes(chain.id))],
    comparedPriceIn(answer),
  )
  const isSoldThere = page.facets.chain.some(({ id }) => mine.some((chain) => chain === id))
  return { answer: { ...answer, ...answerOfMine(answer, own, isSoldThere) }, lowestUnitPrice }
}

/** The answer with the prices for members, where these are lower. */
function withMembers(
  { answer, lowestUnitPrice }: ResultsPageData,
  alike: readonly OfferSummary[],
  ofMembers: Candidates['ofMembers'],
): Pick<ResultsPageData, 'answer' | 'lowestUnitPrice'> {
  const lowest = lowestBy(alike, unitPriceOf)
  const isLower = lowest && (!answer.byUnit || unitPriceOf(lowest) < unitPriceOf(answer.byUnit))
  const byUnit = isLower
    ? cardOfOffer({ ...lowest, ...(answer.byUnit?.goods && { goods: answer.byUnit.goods }) })
    : answer.byUnit
  const best = ofMembers.flatMap(({ offer, isBest }) => (isBest ? [cardOfOffer(offer)] : []))
  const known = [answer.byPrice, answer.byUnit].flatMap((card) => card ?? [])
  return {
    answer: answerOf(byUnit ?? undefined, lowestBy([...known, ...best], piecePrice)),
    lowestUnitPrice:
      isLower && lowest.unitPrice !== null && lowest.quantityType !== null
        ? { amount: lowest.unitPrice, quantityType: lowest.quantityType }
        : lowestUnitPrice,
  }
}

/** What the shopper's chains sell may have no price that is compared: then nothing is said of them. */
function answerOfMine(
  answer: Answer,
  own: OfferSummary | undefined,
  isSoldThere: boolean,
): Pick<Answer, 'ofMine'> {
  const cheapest = answer.byUnit ?? answer.byPrice
  const asked = comparedPriceIn(answer)
  // If offers have the same price, each is the cheapest.
  if (own && cheapest && asked(own) === asked(cheapest))
    return { ofMine: cardOfOffer({ ...own, verdict: cheapest.verdict, goods: cheapest.goods }) }
  if (own) return { ofMine: cardOfOffer(own) }
  return isSoldThere ? {} : { ofMine: null }
}
