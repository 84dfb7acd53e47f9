import { planRecentlyViewed } from '#machines/recently-viewed/recently-viewed.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { test } from '../support/page-test.ts'
import { recentlyViewedDriver, storeInOtherTab } from './recently-viewed-page.ts'

test.describe('recently viewed: the planned paths, walked on the front page', () => {
  for (const path of planRecentlyViewed().onPage()) {
    test(titleOf(path), async ({ page, context, visit }) => {
      const other = await context.newPage()
      await other.goto('/healthz')
      await storeInOtherTab(other, [])
      await visit('/dk')
      await walkOnPage(path, recentlyViewedDriver(page, other))
    })
  }
})
