import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import type { PostCard } from '#app/domain/content/content.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import type { FrontPageData } from '#app/domain/search/pages.ts'
import { cardOf, listPosts } from '#app/server/content/read-content.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { listFrontPage } from '#app/server/pages/list-front-page.ts'
import { askingShopper } from './country/shopper.ts'
import { typedInput } from './typed-input.ts'

const asked = v.object({ country: v.picklist(countries) })

const recipesShown = 3

/** The data of a country's front page today, for the asking shopper (§4 My chains, §4 My memberships). */
export const getFrontPage = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<FrontPageData & { recipes: PostCard[] }> => {
    const { country } = v.parse(asked, data)
    const database = await currentReads()
    const shopper = await askingShopper(country)
    const page = await listFrontPage(database, {
      country,
      today: dayIn(country, new Date()),
      mine: shopper.mine,
    })
    return {
      ...judgedFor(page, shopper),
      recipes: listPosts(country)
        .filter(({ isRecipe }) => isRecipe)
        .slice(0, recipesShown)
        .map(cardOf),
    }
  })
