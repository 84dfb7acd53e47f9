import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { parts } from '#app/domain/categories/parts.ts'
import { partsOfCategory } from '#app/domain/categories/sectors.ts'
import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import type { Shopper } from '#app/domain/memberships/shopper.ts'
import { choicesOf } from '#app/domain/search/filters/filters.ts'
import type { CategoryPageData } from '#app/domain/search/pages.ts'
import { askerOf } from '#app/server/accounts/sessions/asker.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { findCategory } from '#app/server/categories/find-category.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import type { Queryable } from '#app/server/db/database.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { forShopper } from '#app/server/search/present/for-shopper.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { askingShopper } from '../country/shopper.ts'
import { typedInput } from '../typed-input.ts'
import { searched, shopperInOrder } from './searched.ts'

const asked = v.object({
  ...v.omit(searched, ['term', 'exact']).entries,
  id: v.pipe(v.number(), v.safeInteger()),
  part: v.optional(v.picklist(parts)),
})

async function readCategory(
  database: Queryable,
  { data, today, mine, memberships }: { data: v.InferOutput<typeof asked>; today: Day } & Shopper,
): Promise<CategoryPageData | null> {
  const { country, id, part, sort, show } = data
  const category = await findCategory(database, { country, id })
  if (!category) return null
  const sold = partsOfCategory(category.name, country)
  if (part && !sold.includes(part)) return null
  const results = await searchOffers(database, {
    ...{ country, today, sort, mine, memberships },
    term: '',
    chosen: choicesOf(data),
    limit: show,
    isExact: true,
    within: {
      chainCategoryId: id,
      parts: part ? [part] : sold,
      isPart: part !== undefined,
    },
  })
  return { category, results }
}

/**
 * A category of a country with its offers of today; null if there is none with this id, or the part is not sold there. It is
 * cached for a minute, in the order by chain for each choice of chains, and in each but that by relevance for each
 * choice of memberships.
 */
export const getCategory = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<CategoryPageData | null> => {
    const category = v.parse(asked, data)
    const database = await currentReads()
    const now = new Date()
    const today = dayIn(category.country, now)
    const shopper = await askingShopper(category.country)
    const inOrder = shopperInOrder(category, shopper)
    const key = `category ${JSON.stringify([today, category, inOrder])}`
    const keeping = { now: now.getTime(), seconds: 60, asker: askerOf(getRequest()) }
    const page = await rememberAnswer(database, key, keeping, () =>
      readCategory(database, { data: category, today, ...inOrder }),
    )
    if (!page) return null
    const { memberships } = shopper
    const drawnFor = { shopper: { mine: [], memberships }, today, sort: category.sort }
    const results = await forShopper(database, page.results, drawnFor)
    return judgedFor({ ...page, results }, shopper)
  })
