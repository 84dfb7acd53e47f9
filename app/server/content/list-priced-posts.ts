import type { Post, PricedPostCard } from '#app/domain/content/content.ts'
import {
  cheapestPortionFirst,
  type IngredientPrices,
  type PortionCost,
  portionCost,
} from '#app/domain/content/portion-cost.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { isMetBy, type Shopper } from '#app/domain/memberships/shopper.ts'
import type { TripOffer } from '#app/domain/trip/trip.ts'
import type { Queryable } from '../db/database.ts'
import { listIngredientPrices } from './list-ingredient-prices.ts'
import { cardOf, listPosts } from './read-content.ts'

/** Who asks for the recipes of a country, and when; `today` is the day there. */
export type AskedContent = { country: Country; now: Date; today: Day; shopper: Shopper }

/** Today's offers of an ingredient that everybody or this shopper gets, and what it cost in the past year. */
export type MetPrices = Pick<IngredientPrices, 'past'> & { offers: readonly TripOffer[] }

/** What answers each ingredient of a recipe for a shopper; empty for an article. */
export async function readMetPrices(
  database: Queryable,
  post: Post,
  { shopper: { memberships }, ...moment }: AskedContent,
): Promise<MetPrices[]> {
  const prices = await listIngredientPrices(database, { ...moment, post })
  const isMet = ({ conditions = [] }: TripOffer) =>
    conditions.every((each) => each.kind === 'limit' || isMetBy(each, memberships))
  return prices.map(({ offers, past }) => ({ offers: offers.filter(isMet), past }))
}

/** What a portion of a recipe costs this week at the chains of who asks (§2.1); null for an article. */
export function portionOf(
  { servings, ingredients }: Post,
  prices: readonly MetPrices[],
  { shopper }: AskedContent,
): PortionCost | null {
  return servings === null ? null : portionCost({ servings, ingredients }, prices, shopper.mine)
}

/** The cards of a country's recipes, the cheapest portion first, or articles, the newest first. */
export async function listPricedPosts(database: Queryable, asked: AskedContent): Promise<PricedPostCard[]> {
  const cards: PricedPostCard[] = []
  // One after the other, because each holds the database.
  for (const post of listPosts(asked.country)) {
    const prices = await readMetPrices(database, post, asked)
    cards.push({ ...cardOf(post), portion: portionOf(post, prices, asked) })
  }
  return cheapestPortionFirst(cards)
}
