import { coffeeBox, coffeeDetail } from '#machines/offer-viewer/offer-viewer.fixture.ts'
import { planOfferViewerOnPage } from '#machines/offer-viewer/offer-viewer.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { test } from '../support/page-test.ts'
import { viewerDriver } from './partner-page.ts'

test.describe('§2.7 the offer viewer: the planned paths, walked on the page', () => {
  for (const path of planOfferViewerOnPage({ offers: [coffeeDetail], product: coffeeBox }).paths)
    test(titleOf(path), async ({ page, visit }) => {
      await visit('/dk/partner')
      await walkOnPage(path, viewerDriver(page))
    })
})
