import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import type { InfoPageData, Post, PostPageData, PricedPostCard } from '#app/domain/content/content.ts'
import { cheapestPortionFirst, portionCost } from '#app/domain/content/portion-cost.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { isMetBy, type Shopper } from '#app/domain/memberships/shopper.ts'
import type { TripOffer } from '#app/domain/trip/trip.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { findIngredientOffers } from '#app/server/content/find-ingredient-offers.ts'
import { listIngredientPrices } from '#app/server/content/list-ingredient-prices.ts'
import { cardOf, listPages, listPosts, readPost, relatedPosts } from '#app/server/content/read-content.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { settings } from '#app/server/settings.ts'
import { askingShopper } from '../country/shopper.ts'
import { typedInput } from '../typed-input.ts'

const country = v.picklist(countries)
const askedList = v.object({ country })
const asked = v.object({ country, slug: v.string() })
const relatedShown = 3

/** What a portion of a recipe costs this week at the chains of who asks (§2.1); null for an article. */
async function portionOf(post: Post, country: Country, { mine, memberships }: Shopper) {
  const now = new Date()
  const asked = { country, post, now, today: dayIn(country, now) }
  const prices = await listIngredientPrices(await currentReads(), asked)
  const isMet = ({ conditions = [] }: TripOffer) =>
    conditions.every((each) => each.kind === 'limit' || isMetBy(each, memberships))
  const met = prices.map(({ offers, past }) => ({ offers: offers.filter(isMet), past }))
  const { servings, ingredients } = post
  return servings === null ? null : portionCost({ servings, ingredients }, met, mine)
}

/** The cards of a country's recipes, the cheapest portion first, or articles, the newest first. */
export const getPosts = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof askedList>>())
  .handler(async ({ data }): Promise<PricedPostCard[]> => {
    const { country } = v.parse(askedList, data)
    const shopper = await askingShopper(country)
    const cards: PricedPostCard[] = []
    // One after the other, because each holds the database.
    for (const post of listPosts(country)) {
      cards.push({ ...cardOf(post), portion: await portionOf(post, country, shopper) })
    }
    return cheapestPortionFirst(cards)
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
    const now = new Date()
    const today = dayIn(country, now)
    const terms = ingredients.map(({ search }) => search)
    const key = `post ${JSON.stringify([country, slug, today])}`
    const offers = await rememberAnswer(database, key, { now: now.getTime(), seconds: 60 }, () =>
      findIngredientOffers(database, { country, today, terms }),
    )
    const shopper = await askingShopper(country)
    return {
      post,
      ingredients: judgedFor(
        ingredients.map((ingredient, id) => ({ ...ingredient, id, offer: offers[id] ?? null })),
        shopper,
      ),
      portion: await portionOf(found, country, shopper),
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
