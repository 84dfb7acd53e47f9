import { planMembershipsOnPage } from '#machines/memberships/memberships.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { register } from '../profile/profile-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { test, untilTabIsOpen } from '../support/page-test.ts'
import { membershipsDriver, rowOn } from './memberships-page.ts'

test.describe('memberships: the planned paths of a user, walked on a page of results', () => {
  for (const path of planMembershipsOnPage().onPage()) {
    test(titleOf(path), async ({ page, context, visit, complaints }) => {
      await register(page)
      const other = await context.newPage()
      await other.goto('/healthz')
      const saves = await HeldCalls.on(page, '**/api/user/memberships', 'POST')
      await visit('/dk/offer/kaffe')
      await untilTabIsOpen(page)
      await page.keyboard.press('Escape')
      await rowOn(page).click()
      await walkOnPage(path, membershipsDriver(page, other, saves))
      // Chromium tells of each request that was lost.
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/Failed to load/.test(text)))
    })
  }
})
