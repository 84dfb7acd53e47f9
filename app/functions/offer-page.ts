import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { dayIn } from '#app/domain/dates.ts'
import { countries } from '#app/domain/locales.ts'
import type { OfferPageData } from '#app/domain/pages.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { getOffer } from '#app/server/offers/get-offer.ts'

/** What a country's page of one offer shows today; null where there is no such offer. */
export const getOfferPage = createServerFn({ method: 'GET' })
  .validator(v.object({ country: v.picklist(countries), id: v.string() }))
  .handler(async ({ data: { country, id } }): Promise<OfferPageData | null> => {
    return getOffer(await currentDatabase(), { country, id, today: dayIn(country, new Date()) })
  })
