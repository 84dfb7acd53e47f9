import type { Post } from '#app/domain/content/content.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { rememberAnswer } from '../answers/remember-answers.ts'
import type { Queryable } from '../db/database.ts'
import { findTripOffers, type TripAnswers } from '../search/find-trip-offers.ts'

/** They take two statements for each recipe. An import of another process shows after so long. */
const keptSeconds = 600

/**
 * The offers of today and the past prices of each ingredient of a recipe, at all chains and for everybody, kept for ten
 * minutes. Empty for an article.
 */
export function listIngredientPrices(
  database: Queryable,
  { country, post, now, today }: { country: Country; post: Post; now: Date; today: Day },
): Promise<TripAnswers[]> {
  if (!post.isRecipe) return Promise.resolve([])
  const wanted = post.ingredients.map(({ search }) => (search === null ? null : { name: search }))
  const key = `ingredient prices ${JSON.stringify([country, post.slug, today])}`
  return rememberAnswer(database, key, { now: now.getTime(), seconds: keptSeconds }, async () => {
    const answers = await findTripOffers(database, { country, today, wanted, chainIds: [] })
    return answers.map(({ offers, past }) => ({
      offers: offers.filter(({ startDate }) => startDate <= today),
      past: past.filter(({ usual }) => usual !== null),
    }))
  })
}
