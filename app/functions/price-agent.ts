import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { isVerified } from '#app/domain/account/account.ts'
import type { PriceAgentPageData, WatchableProduct } from '#app/domain/agents/price-agent.ts'
import { orderFor } from '#app/domain/prices/order-for.ts'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { getAgentPage } from '#app/server/agents/page/get-agent-page.ts'
import { getWatchableProduct } from '#app/server/agents/page/get-watchable-product.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { askingShopper } from './country/shopper.ts'
import { typedInput } from './typed-input.ts'

/** What the page of the price agent shows its user; null for a visitor and before the email is verified. */
export const getPriceAgentPage = createServerFn({ method: 'GET' }).handler(
  async (): Promise<PriceAgentPageData | null> => {
    const current = await currentSession(getRequest())
    if (!current || !isVerified(current.user)) return null
    const { id: userId, user } = current
    const country = user.country_registered_to
    const page = await getAgentPage(await currentDatabase(), { userId, country, now: new Date() })
    const shopper = await askingShopper(country)
    const watches = page.watches.map((watch) => ({ ...watch, offers: orderFor(watch.offers, shopper) }))
    return judgedFor({ ...page, watches }, shopper)
  },
)

const asked = v.object({ variantId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)) })

/** What the form that adds a product to the price agent shows of it; null where there is no such product. */
export const getProductToWatch = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<WatchableProduct | null> => {
    const { variantId } = v.parse(asked, data)
    const current = await currentSession(getRequest())
    const userId = current && isVerified(current.user) ? current.id : null
    return getWatchableProduct(await currentDatabase(), { variantId, userId, now: new Date() })
  })
