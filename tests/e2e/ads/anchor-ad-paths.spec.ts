import { planAnchorAdOnPage } from '#machines/anchor-ad/anchor-ad.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { test, untilTabIsOpen } from '../support/page-test.ts'
import { stopClock } from '../support/stop-clock.ts'
import { anchorDriver } from './ads-page.ts'

for (const slot of ['filled', 'emptied'] as const)
  test.describe(`§2.4 §9 the ad anchor, its slot ${slot}: the planned paths, walked on the page`, () => {
    for (const path of planAnchorAdOnPage(slot).onPage())
      test(titleOf(path), async ({ page, visit, complaints, baseURL }) => {
        if (slot === 'emptied')
          await page.route('**/api/product-offers-for-placement/dk/anchor', (route) =>
            route.fulfill({ json: { offers: [] } }),
          )
        await page.clock.install()
        await visit('/dk/offer/kaffe')
        await untilTabIsOpen(page)
        await page.keyboard.press('Escape')
        await stopClock(page)
        await walkOnPage(path, anchorDriver(page, baseURL ?? ''))
        // Each return to the tab asks whose it is, and a visitor has no session.
        withoutFailedLoads(complaints)
      })
  })
