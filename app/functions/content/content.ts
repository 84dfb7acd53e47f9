import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import type { InfoPageData, PostPageData, PricedPostCard } from '#app/domain/content/content.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { findIngredientOffers } from '#app/server/content/find-ingredient-offers.ts'
import {
  type AskedContent,
  listPricedPosts,
  portionOf,
  readMetPrices,
} from '#app/server/content/list-priced-posts.ts'
import { listPages, readPost, relatedPosts } from '#app/server/content/read-content.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { settings } from '#app/server/settings.ts'
import { askingShopper } from '../country/shopper.ts'
import { typedInput } from '../typed-input.ts'

const country = v.picklist(countries)
const askedList = v.object({ country })
const asked = v.object({ country, slug: v.string() })
const relatedShown = 3

/** Who asks for pages of a country, and when. */
async function asking(country: Country): Promise<AskedContent> {
  const now = new Date()
  return { country, now, today: dayIn(country, now), shopper: await askingShopper(country) }
}

/** The cards of a country's recipes, the cheapest portion first, or articles, the newest first. */
export const getPosts = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof askedList>>())
  .handler(async ({ data }): Promise<PricedPostCard[]> => {
    const { country } = v.parse(askedList, data)
    return listPricedPosts(await currentReads(), await asking(country))
  })

/** A recipe or an article of a country with today's offers, cached for a minute; null if there is none of that name. */
export const getPost = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<PostPageData | null> => {
    const { country, slug } = v.parse(asked, data)
    const found = readPost(country, slug)
    if (!found) return null
    const { ingredients, ...post } = found
    const database = await currentReads()
    const asker = await asking(country)
    const { now, today } = asker
    const terms = ingredients.map(({ search }) => search)
    const key = `post ${JSON.stringify([country, slug, today])}`
    const offers = await rememberAnswer(database, key, { now: now.getTime(), seconds: 60 }, () =>
      findIngredientOffers(database, { country, today, terms }),
    )
    return {
      post,
      ingredients: judgedFor(
        ingredients.map((ingredient, id) => ({ ...ingredient, id, offer: offers[id] ?? null })),
        asker.shopper,
      ),
      portion: portionOf(found, await readMetPrices(database, found, asker), asker),
      related: relatedPosts(country, found, relatedShown),
      today,
    }
  })

/** An info page of a country; null if there is none of that name. */
export const getInfoPage = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<InfoPageData | null> => {
    const { country, slug } = v.parse(asked, data)
    const page = listPages(country).find((each) => each.slug === slug)
    return page ? { page, contact: page.hasContact ? (settings().contactMail ?? null) : null } : null
  })
