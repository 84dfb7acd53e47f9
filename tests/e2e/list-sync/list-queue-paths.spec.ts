import { planListQueue } from '#machines/list-queue/list-queue.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { addManually, listOf, registerShopper, rowOf } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect } from '../support/page-test.ts'
import { stopClock } from '../support/stop-clock.ts'
import { openBehind } from '../support/tab-in-view.ts'
import { HeldReads } from './held-reads.ts'
import { names, queueDriver } from './list-queue-page.ts'
import { QueueTab } from './queue-tab.ts'
import { test } from './stream-server.ts'

test.describe('§4 waiting changes: the queue of changes, the planned paths, walked on the page', () => {
  for (const path of planListQueue().onPage()) {
    test(titleOf(path), async ({ page, context, stream, visit, complaints }) => {
      const owner = await registerShopper(page)
      await addManually(page, [...Object.values(names), 'Gær'])
      const list = await listOf(page)
      const served = { version: list.version, times: 0 }
      await page.route('**/api/shopping-list/active/dk', async (route) => {
        await route.fulfill({ json: { ...list, version: served.version } })
        served.times += 1
      })
      const calls = await HeldCalls.on(page, '**/check-item/**', 'POST')
      const reads = await HeldReads.on(page)
      const other = await QueueTab.open(context, { owner, listUuid: list.uuid })
      await openBehind(page)
      await page.clock.install()
      await visit('/dk')
      await expect(rowOf(page, 'Gær')).toBeVisible()
      await stopClock(page)
      await walkOnPage(path, queueDriver(page, { list, served, other, stream, reads, calls, complaints }))
    })
  }
})
