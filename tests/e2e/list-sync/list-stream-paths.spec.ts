import { planListStreamOnPage } from '#machines/list-stream/list-stream.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { addManually, registerShopper, rowOf } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect } from '../support/page-test.ts'
import { stopClock } from '../support/stop-clock.ts'
import { openBehind, setVisibility } from '../support/tab-in-view.ts'
import { streamDriver, untilListComes } from './list-stream-page.ts'
import { test } from './stream-server.ts'

test.describe('§4 sharing: news of a list, the planned paths, walked on the page', () => {
  for (const path of planListStreamOnPage().onPage()) {
    test(titleOf(path), async ({ page, stream, visit, complaints }) => {
      await registerShopper(page)
      await addManually(page, ['Mælk'])
      await openBehind(page)
      await page.clock.install()
      await visit('/dk')
      await expect(rowOf(page, 'Mælk')).toBeVisible()
      await stopClock(page)
      // A tab in the background has no connection; from here on its time is known to the millisecond.
      expect(stream.made).toBe(0)
      await untilListComes(page, () => setVisibility(page, 'visible'))
      await walkOnPage(path, await streamDriver(page, stream, complaints))
    })
  }
})
