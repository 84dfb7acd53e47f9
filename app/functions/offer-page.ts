import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { orderFor } from '#app/domain/prices/order-for.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { askerOf } from '#app/server/accounts/sessions/asker.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { askingShopper } from './country/shopper.ts'
import { typedInput } from './typed-input.ts'

const asked = v.object({ country: v.picklist(countries), id: v.string() })

/**
 * The data of an offer's page in a country today, with verdicts for the shopper; what everybody gets is cached for a
 * minute. Null if there is no such offer.
 */
export const getOfferPage = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<OfferPageData | null> => {
    const { country, id } = v.parse(asked, data)
    const database = await currentReads()
    const now = new Date()
    const today = dayIn(country, now)
    const key = `offer page ${JSON.stringify([country, id, today])}`
    const keeping = { now: now.getTime(), seconds: 60, asker: askerOf(getRequest()) }
    const page = await rememberAnswer(database, key, keeping, () =>
      getOffer(database, { country, id, today }),
    )
    if (!page) return null
    const shopper = await askingShopper(country)
    return judgedFor({ ...page, others: orderFor(page.others, shopper) }, shopper)
  })
