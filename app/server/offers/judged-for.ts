import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { priceVerdict } from '#app/domain/prices/price-verdict.ts'

const isCard = (value: object): value is OfferSummary => 'comparison' in value

function judge(value: unknown, mine: readonly number[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => judge(each, mine))
  if (isCard(value)) return judgedCard(value, mine)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, judge(part, mine)]))
}

function judgedCard({ comparison, verdict, ...card }: OfferSummary, mine: readonly number[]): OfferSummary {
  const judged = verdict ?? priceVerdict(card, { comparison }, mine)
  return { ...card, ...(judged && { verdict: judged }) }
}

/**
 * The data of a page as one shopper gets it: with the verdicts on their chains beside those for everybody, and without what these
 * are made of. What is kept between requests is for everybody, so that it must pass here.
 * @param page plain data, as JSON.
 * @param mine the ids of the shopper's chains.
 */
export const judgedFor = <Page>(page: Page, mine: readonly number[]): Page => judge(page, mine) as Page
