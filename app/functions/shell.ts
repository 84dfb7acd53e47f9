import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { findAdSources } from '#app/server/ads/find-ad-sources.ts'
import { drawForOneRequest } from '#app/server/answers/kept-pages.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { countryToOffer } from '#app/server/language/country-to-offer.ts'
import { logError } from '#app/server/log.ts'
import { listShellCategories } from '#app/server/offers/list-shell-categories.ts'
import { settings } from '#app/server/settings.ts'
import { readChosen } from './country/shopper.ts'
import { typedInput } from './typed-input.ts'

const asked = v.object({ country: v.picklist(countries) })

/** The data around every page of a country. */
export const getShell = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<ShellData> => {
    const { country } = v.parse(asked, data)
    const database = await currentReads()
    const today = dayIn(country, new Date())
    const [categories, ads, chosen] = await Promise.all([
      listShellCategories(database, country),
      findAdSources(database, { country, today, manager: settings().adManager }),
      readChosen(country).catch((error: unknown) => {
        logError('the chains and memberships of a shopper could not be read', error, { country })
        drawForOneRequest(getRequest())
        return null
      }),
    ])
    return {
      categories,
      year: today.slice(0, 4),
      offered: countryToOffer(getRequest(), country),
      ads,
      myChains: chosen?.myChains ?? null,
      memberships: chosen?.memberships ?? null,
    }
  })
