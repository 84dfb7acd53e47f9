import { pagesOfListPanel } from '#machines/list-panel/list-panel.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { newEmail } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { test } from '../support/page-test.ts'
import { listPanelDriver, windows } from './list-panel-page.ts'

for (const { of, input, plan } of pagesOfListPanel) {
  test.describe(`§4 shopping list panel: the planned paths, walked on the page of ${of}`, () => {
    for (const path of plan.onPage()) {
      test(titleOf(path), async ({ page, visit, complaints }) => {
        await page.setViewportSize(input.screen === 'phone' ? windows.phone : windows.desktop)
        const email = input.identity === 'verified' ? await registerShopper(page) : newEmail()
        await page.addInitScript((isCalm) => {
          localStorage.setItem('swipeHintShown', 'true')
          if (isCalm) localStorage.setItem('listOpened', 'true')
        }, input.trigger === 'calm')
        // The offline page does not say for whom it is drawn, so the page asks for the user.
        const isUnknown = input.identity === 'unknown'
        const asks = isUnknown ? await HeldCalls.on(page, '**/api/user', 'GET') : undefined
        await visit(isUnknown ? '/dk/offline' : '/dk/offer/kaffe')
        await walkOnPage(path, listPanelDriver(page, { email, asks, complaints }))
      })
    }
  })
}
