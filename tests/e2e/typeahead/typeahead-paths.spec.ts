import { planTypeahead } from '#machines/typeahead/typeahead.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { test, untilTabIsOpen } from '../support/page-test.ts'
import { HeldSearches, makeRequestsCancellable, pageDriver } from './typeahead-page.ts'

test.describe('§4 typeahead: the planned paths, walked on the page', () => {
  for (const path of planTypeahead().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await page.addInitScript(makeRequestsCancellable)
      await page.context().route('https://www.foetex.example/**', (route) => route.fulfill({ body: 'føtex' }))
      const searches = await HeldSearches.on(page)
      await page.clock.install()
      await visit('/dk/check-email')
      await untilTabIsOpen(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await walkOnPage(path, pageDriver(page, searches, complaints))
    })
  }
})
