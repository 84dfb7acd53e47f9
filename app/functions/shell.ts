import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { countryToOffer } from '#app/server/language/country-to-offer.ts'
import { listShellCategories } from '#app/server/offers/list-shell-categories.ts'
import { typedInput } from './typed-input.ts'

const asked = v.object({ country: v.picklist(countries) })

/** The data around every page of a country. */
export const getShell = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<ShellData> => {
    const { country } = v.parse(asked, data)
    return {
      categories: await listShellCategories(await currentReads(), country),
      year: dayIn(country, new Date()).slice(0, 4),
      offered: countryToOffer(getRequest(), country),
    }
  })
