import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { dayIn } from '#app/domain/dates.ts'
import { countries } from '#app/domain/locales.ts'
import type { FrontPageData } from '#app/domain/pages.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { listFrontPage } from '#app/server/offers/list-front-page.ts'

/** What the front page of a country shows today. */
export const getFrontPage = createServerFn({ method: 'GET' })
  .validator(v.object({ country: v.picklist(countries) }))
  .handler(async ({ data: { country } }): Promise<FrontPageData> => {
    return listFrontPage(await currentDatabase(), { country, today: dayIn(country, new Date()) })
  })
