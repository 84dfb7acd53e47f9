import * as v from 'valibot'
import { tints } from '../offers/offer-summary.ts'

const count = v.pipe(v.number(), v.integer())

/**
 * The answer of `GET /api/cheapest-recipes/{locale}` (§7.1): recipes with what a portion costs, in minor units (`PortionCost`),
 * the cheapest first, and `answeredBy`, the ids of today's offers of each ingredient. `search` is null for water and the like.
 */
export const cheapestRecipesSchema = v.object({
  today: v.pipe(v.string(), v.isoDate()),
  recipes: v.array(
    v.object({
      slug: v.string(),
      title: v.string(),
      picture: v.object({ tint: v.picklist(tints), kinds: v.array(v.string()) }),
      portion: v.object({ amount: count, isAbout: v.boolean(), withoutPrice: count, ingredients: count }),
      ingredients: v.array(
        v.object({
          id: count,
          amount: v.string(),
          name: v.string(),
          search: v.nullable(v.string()),
          answeredBy: v.array(count),
        }),
      ),
    }),
  ),
})
export type CheapestRecipes = v.InferOutput<typeof cheapestRecipesSchema>
