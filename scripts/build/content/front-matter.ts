import * as v from 'valibot'
import type { Ingredient } from '#app/domain/content/content.ts'
import { tints } from '#app/domain/offers/offer-summary.ts'
import { kinds } from '../../../demo/pictures/groups.ts'

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440))

/**
 * `800 g | kartofler`, or `2 dl | soltørret tomat | tomater` if shops call it something else. Without an amount it is to
 * taste; with `-` instead of a search term, as for water, no offer is looked for.
 */
const ingredient = v.pipe(
  v.string(),
  v.regex(
    /^[^|]*\|[^|]+(\|[^|]+)?$/,
    'must be "amount | name" or "amount | name | search term", or end with "| -"',
  ),
  v.transform((text): Ingredient => {
    const [amount = '', name = '', search = name] = text.split('|').map((part) => part.trim())
    return { amount, name, search: search === '-' ? null : search }
  }),
)

const picture = v.pipe(
  v.array(v.picklist(kinds, 'must be a kind of demo/kinds.csv')),
  v.minLength(1, 'must show 1 to 3 kinds of goods'),
  v.maxLength(3, 'must show 1 to 3 kinds of goods'),
)

const shown = {
  title: v.pipe(sentence, v.maxLength(70, 'must be at most 70 characters')),
  description: v.pipe(sentence, v.maxLength(180, 'must be at most 180 characters')),
}

const shownPost = {
  ...shown,
  date: v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-02')),
  tint: v.picklist(tints, `must be one of ${tints.join(', ')}`),
  picture,
}

/** The front matter of an article. */
export const articleSchema = v.strictObject(shownPost)

/** The front matter of a recipe. */
export const recipeSchema = v.strictObject({
  ...shownPost,
  minutes,
  servings: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  ingredients: v.pipe(v.array(ingredient), v.minLength(3, 'must be at least 3')),
  steps: v.pipe(v.array(sentence), v.minLength(2, 'must be at least 2')),
})

/** The front matter of an info page. */
export const pageSchema = v.strictObject({ ...shown, contact: v.optional(v.boolean(), false) })
