import { planMyChainsOnPage } from '#machines/my-chains/my-chains.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { register } from '../profile/profile-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { test, untilTabIsOpen } from '../support/page-test.ts'
import { myChainsDriver } from './my-chains-page.ts'

test.describe('my chains: the planned paths of a user, walked on the front page', () => {
  for (const path of planMyChainsOnPage().onPage()) {
    test(titleOf(path), async ({ page, context, visit, complaints }) => {
      await register(page)
      const other = await context.newPage()
      await other.goto('/healthz')
      const saves = await HeldCalls.on(page, '**/api/user/my-chains', 'POST')
      await visit('/dk')
      await untilTabIsOpen(page)
      await walkOnPage(path, myChainsDriver(page, other, saves))
      // Chromium tells of each request that was lost.
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/Failed to load/.test(text)))
    })
  }
})
