import type { Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import {
  addManually,
  openPanel,
  panelOf,
  refuseOffers,
  registerShopper,
  rowOf,
} from '../list-rows/list-page.ts'
import { expect, test } from '../support/page-test.ts'
import { stopClock } from '../support/stop-clock.ts'

/** Records the content of each live area that is added: screen readers do not read that. @returns a reader of it. */
async function noteNewAreas(page: Page): Promise<() => Promise<(string | null)[]>> {
  const texts = await page.evaluateHandle(() => {
    const found: (string | null)[] = []
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('[role=status]')) found.push(node.textContent)
    }).observe(document.body, { childList: true, subtree: true })
    return found
  })
  return () => texts.jsonValue()
}

test.describe('§2.4 notifications over the page and over its dialogs', () => {
  test('a message at the close of a dialog goes into a live area that already exists', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await visit('/dk')
    await panelOf(page).getByRole('button', { name: 'Tøm sedlen' }).click()
    const newAreas = await noteNewAreas(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tøm sedlen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Sedlen er tømt' })).toBeVisible()
    expect(await newAreas()).toContain('')
    expect((await newAreas()).filter((text) => text?.includes('Sedlen er tømt'))).toEqual([])
  })

  test('many messages in a low panel never cover its heading, and the newest is in sight', async ({
    page,
    visit,
  }) => {
    const names = ['Lys', 'Mel', 'Ris', 'Salt', 'Te', 'Gær']
    await page.setViewportSize({ width: 390, height: 480 })
    await page.clock.install()
    await registerShopper(page)
    await addManually(page, names)
    await visit('/dk')
    const panel = await openPanel(page)
    await stopClock(page)
    for (const name of names) {
      await rowOf(page, name)
        .getByRole('button', { name: `1 stk. af ${name}. Ret antal` })
        // By keyboard, because messages may lie over the rows.
        .press('Enter')
      await rowOf(page, name).getByRole('textbox').fill('0')
      await page.keyboard.press('Enter')
      await expect(rowOf(page, name)).toHaveCount(0)
    }
    const undo = panel.getByRole('button', { name: 'Fortryd' })
    await expect(undo).toHaveCount(names.length)
    await expect(undo.last()).toBeInViewport({ ratio: 1 })
    const isHeadingClear = () =>
      panel.getByRole('heading', { level: 2 }).evaluate((heading) => {
        const { left, top, width, height } = heading.getBoundingClientRect()
        return heading.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(await isHeadingClear()).toBe(true)
  })

  test('a notification that has the focus when its dialog closes still leaves after its time', async ({
    page,
    visit,
    complaints,
  }) => {
    await registerShopper(page)
    const reason = await refuseOffers(page)
    await visit('/dk/offer/kaffe')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Læg på sedlen: / })
      .first()
      .click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('button', { name: 'Læg på sedlen' }).press('Enter')
    await modal.getByRole('button', { name: 'Luk beskeden' }).focus()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    const message = page.getByRole('status').filter({ hasText: reason })
    await expect(message).toBeVisible()
    await expect(message).toHaveCount(0)
    withoutFailedLoads(complaints)
  })
})
