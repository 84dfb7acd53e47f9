import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { ChainPageData, LeafletData, PartnersPageData } from '#app/domain/partners/partner-pages.ts'
import { askerOf } from '#app/server/accounts/sessions/asker.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import type { Queryable } from '#app/server/db/database.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { getChainPage } from '#app/server/partners/get-chain-page.ts'
import { getLeaflet } from '#app/server/partners/get-leaflet.ts'
import { getPartnersPage, withMineFirst } from '#app/server/partners/get-partners-page.ts'
import { askingShopper } from '../country/shopper.ts'
import { typedInput } from '../typed-input.ts'

const country = v.picklist(countries)
const askedCountry = v.object({ country })
const askedChain = v.object({ country, slug: v.string() })

/** Reads what a page shows today, at most once a minute. */
async function readToday<Data, Asked extends { country: Country }>(
  page: string,
  asked: Asked,
  read: (database: Queryable, asked: Asked & { today: string }) => Promise<Data>,
): Promise<Data> {
  const database = await currentReads()
  const now = new Date()
  const today = dayIn(asked.country, now)
  const key = `${page} ${JSON.stringify([asked, today])}`
  return rememberAnswer(
    database,
    key,
    { now: now.getTime(), seconds: 60, asker: askerOf(getRequest()) },
    () => read(database, { ...asked, today }),
  )
}

/** The same, with verdicts for the shopper. */
const readJudged: typeof readToday = async (page, asked, read) =>
  judgedFor(await readToday(page, asked, read), await askingShopper(asked.country))

/** The leaflets, the coming offers and the partners of a country today. */
export const getPartners = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof askedCountry>>())
  .handler(async ({ data }): Promise<PartnersPageData> => {
    const asked = v.parse(askedCountry, data)
    const page = await readToday('partners', asked, getPartnersPage)
    const shopper = await askingShopper(asked.country)
    return judgedFor(withMineFirst(page, shopper.mine), shopper)
  })

/** The page of a chain today; null if the country has no chain of that name in addresses. */
export const getChain = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof askedChain>>())
  .handler(
    ({ data }): Promise<ChainPageData | null> => readJudged('chain', v.parse(askedChain, data), getChainPage),
  )

/** The leaflet of a chain today; null if there is no such chain, or nothing on offer. */
export const getChainLeaflet = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof askedChain>>())
  .handler(
    ({ data }): Promise<LeafletData | null> => readJudged('leaflet', v.parse(askedChain, data), getLeaflet),
  )
