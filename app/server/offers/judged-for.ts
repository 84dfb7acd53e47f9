import { type Shopper, withMet } from '#app/domain/memberships/shopper.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { priceVerdict } from '#app/domain/prices/price-verdict.ts'

const isCard = (value: object): value is OfferSummary => 'comparison' in value

function judge(value: unknown, shopper: Shopper): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => judge(each, shopper))
  if (isCard(value)) return judgedCard(value, shopper)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, judge(part, shopper)]))
}

function judgedCard({ comparison, goods, verdict, ...card }: OfferSummary, shopper: Shopper): OfferSummary {
  const offer = withMet(card, shopper.memberships)
  // The verdict for everybody holds for whoever is no member.
  const kept = shopper.memberships.length === 0 ? verdict : undefined
  const judged = kept ?? priceVerdict(offer, { comparison, goods }, shopper)
  return { ...offer, ...(judged && { verdict: judged }) }
}

/**
 * The data of a page as one shopper gets it: with the verdicts on their chains and memberships beside those for everybody, and
 * without what these are made of. What is kept between requests is for everybody, so that it must pass here.
 * @param page plain data, as JSON.
 */
export const judgedFor = <Page>(page: Page, shopper: Shopper): Page => judge(page, shopper) as Page
