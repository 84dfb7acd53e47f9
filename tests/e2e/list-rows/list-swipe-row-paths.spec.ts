import type { Locator, Page } from '@playwright/test'
import { planSwipeRow, type SwipeRowSnapshot } from '#machines/swipe-row/swipe-row.paths.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { Finger, revealPx, shiftOf } from '../support/finger.ts'
import { expect, test } from '../support/page-test.ts'
import { addManually, openPanel, registerShopper, rowOf } from './list-page.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

for (const hint of ['none', 'shown'] as const) {
  test.describe(`§4 a row that is swiped, its hint ${hint}: the planned paths, walked on the page`, () => {
    for (const path of planSwipeRow(hint).onPage()) {
      test(titleOf(path), async ({ page, visit }) => {
        await registerShopper(page)
        await addManually(page, ['Mælk'])
        await page.addInitScript(() => localStorage.setItem('swipeHintShown', 'true'))
        await page.clock.install()
        await visit('/dk')
        await expect(page.getByRole('banner').getByRole('button', { name: 'Seddel 1 vare' })).toBeVisible()
        // The panel's code is loaded at the first opening, and loading takes time of the page's clock.
        const row = rowOf(page, 'Mælk')
        await openPanel(page)
        await expect(row).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(row).toHaveCount(0)
        if (hint === 'shown') await page.evaluate(() => localStorage.removeItem('swipeHintShown'))
        await page.clock.pauseAt(Date.now() + 60_000)
        await openPanel(page)
        // Rows are drawn a frame after the panel.
        await page.clock.runFor(20)
        await expect(row).toBeVisible()
        await walkOnPage(path, rowDriver(page, row, await Finger.on(page)))
      })
    }
  })
}

function rowDriver(page: Page, row: Locator, finger: Finger): Driver<SwipeRowSnapshot> {
  const remove = row.getByRole('button', { name: 'Fjern: Mælk' })
  const check = row.getByText('Hentet', { exact: true })
  let isPressed = false
  /** By how many pixels the row shows its actions under the finger. */
  let px = 0
  const release = async (to: number, ms: number) => {
    if (px !== to) await finger.drag(px - to, { steps: 4 })
    // The page's clock, and so the time of events, moves only here.
    await page.clock.runFor(ms)
    await finger.lift()
    isPressed = false
  }
  const ways: Record<string, (event: Record<string, unknown>, before: SwipeRowSnapshot) => Promise<unknown>> =
    {
      pressed: async (_, before) => {
        if (isPressed) await finger.cancel()
        isPressed = true
        px = before.hasTag('open') ? revealPx : 0
        await finger.press(row.getByText('Mælk', { exact: true }))
      },
      'drag.started': async () => {
        const by = px === 0 ? 40 : -40
        await finger.drag(-by, { steps: 5 })
        px += by
      },
      released: async (event, before) => {
        const { px: to, ms } = event
        await release(before.hasTag('dragging') ? Number(to) : px, Number(ms))
      },
      cancelled: async () => {
        await finger.cancel()
        isPressed = false
      },
      // By keyboard, independent of the finger.
      'row.open': async () => {
        await page.keyboard.press('Shift')
        await remove.focus()
      },
      'row.close': async () => {
        await row.getByRole('button', { name: 'Hentet: Mælk' }).first().focus()
        // A row that was opened by keyboard has closed by now, because the focus has left its actions.
        if (await check.evaluate((button) => button.tabIndex === 0)) await page.keyboard.press('Escape')
      },
    }
  const shows = (shift: number) => async () => {
    await expect.poll(() => shiftOf(row)).toBe(shift)
  }
  const closed = shows(0)
  const open = shows(-revealPx)
  const dragging = async () => {
    await expect.poll(() => shiftOf(row)).toBe(-px)
  }
  return {
    perform: async ({ happening, before }) => {
      if (happening.kind === 'after') {
        await page.clock.runFor(happening.ms - 1)
        expect(await shiftOf(row)).toBe((before as SwipeRowSnapshot).hasTag('open') ? -revealPx : 0)
        await page.clock.runFor(1)
        return
      }
      const way = happening.kind === 'send' ? ways[happening.event.type] : undefined
      if (happening.kind !== 'send' || !way) throw new Error(`the page has no way to do "${happening.label}"`)
      await way({ ...happening.event }, before as SwipeRowSnapshot)
    },
    see: {
      'hinting.waiting': closed,
      'hinting.peeking': open,
      'closed.resting': closed,
      'closed.pressed': closed,
      'closed.dragging': dragging,
      'open.resting': open,
      'open.pressed': open,
      'open.dragging': dragging,
    },
  }
}
