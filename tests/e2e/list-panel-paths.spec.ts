import { pagesOfListPanel } from '#tests/paths/list-panel.paths.ts'
import { walkPath } from '#tests/paths/walk-path.ts'
import { newEmail } from './account-page.ts'
import { HeldCalls } from './held-calls.ts'
import { registerShopper } from './list-page.ts'
import { listPanelDriver, windows } from './list-panel-page.ts'
import { test } from './page-test.ts'

for (const { of, input, plan } of pagesOfListPanel) {
  test.describe(`§4 shopping list panel: the planned paths, walked on the page of ${of}`, () => {
    for (const [index, path] of plan.paths.entries()) {
      test(`path ${index + 1}, ${path.steps.length} steps`, async ({ page, visit, complaints }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(input.screen === 'phone' ? windows.phone : windows.desktop)
        const email = input.identity === 'verified' ? await registerShopper(page) : newEmail()
        await page.addInitScript((isCalm) => {
          localStorage.setItem('swipeHintShown', 'true')
          sessionStorage.setItem('listPeeked', 'true')
          if (isCalm) localStorage.setItem('listOpened', 'true')
        }, input.trigger === 'calm')
        // The page that stands in for others does not say whose it is, so that it has to be asked.
        const isUnknown = input.identity === 'unknown'
        const asks = isUnknown ? await HeldCalls.on(page, '**/api/user', 'GET') : undefined
        await visit(isUnknown ? '/dk/offline' : '/dk/offer/kaffe')
        await walkPath(path, listPanelDriver(page, { email, asks, complaints }))
      })
    }
  })
}
