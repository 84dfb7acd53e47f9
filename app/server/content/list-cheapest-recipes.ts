import type { CheapestRecipes } from '#app/domain/content/cheapest-recipes.ts'
import type { PricedPostCard } from '#app/domain/content/content.ts'
import type { PortionCost } from '#app/domain/content/portion-cost.ts'
import type { Queryable } from '../db/database.ts'
import { type AskedContent, listPricedPosts, readMetPrices } from './list-priced-posts.ts'
import { readPost } from './read-content.ts'

/** So many stand below a trip (§4 Trip). */
const mostRecipes = 4

const isPriced = (card: PricedPostCard): card is PricedPostCard & { portion: PortionCost } =>
  card.portion !== null

/**
 * The recipes with the cheapest portions this week at the chains of who asks, and which of today's offers answer their
 * ingredients.
 */
export async function listCheapestRecipes(
  database: Queryable,
  asked: AskedContent,
): Promise<CheapestRecipes> {
  const cards = (await listPricedPosts(database, asked)).filter(isPriced).slice(0, mostRecipes)
  const recipes: CheapestRecipes['recipes'] = []
  for (const { slug, title, picture, portion } of cards) {
    const post = readPost(asked.country, slug)
    if (!post) continue
    const prices = await readMetPrices(database, post, asked)
    recipes.push({
      ...{ slug, title, picture, portion },
      ingredients: post.ingredients.map((ingredient, id) => ({
        ...ingredient,
        id,
        answeredBy: [...new Set(prices[id]?.offers.map((offer) => offer.id))],
      })),
    })
  }
  return { today: asked.today, recipes }
}
