import { planPriceAgentOnPage, planPriceAgentWithoutChains } from '#machines/price-agent/price-agent.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { test } from '../support/page-test.ts'
import { HeldSearches } from '../typeahead/typeahead-page.ts'
import { holdAgentCalls, priceAgentDriver } from './price-agent-page.ts'

const plans = [
  { whose: 'whose chains come', plan: planPriceAgentOnPage() },
  { whose: 'whose chains do not come', plan: planPriceAgentWithoutChains() },
]

for (const { whose, plan } of plans)
  test.describe(`§4 price-agent modal of a user ${whose}: the planned paths, walked on the page`, () => {
    for (const path of plan.onPage())
      test(titleOf(path), async ({ page, visit, complaints }) => {
        test.slow()
        await registerShopper(page)
        const searches = await HeldSearches.on(page)
        const calls = await holdAgentCalls(page)
        await visit('/dk/offer/kaffe')
        await walkOnPage(path, priceAgentDriver(page, { calls, searches, complaints }))
      })
  })
