import type { Locator, Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import {
  addManually,
  openPanel,
  panelOf,
  refuseOffers,
  registerShopper,
  rowOf,
  tickOf,
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

  test('§4 notifications: removals in a low panel are one message, which covers no row, and its button puts all back', async ({
    page,
    visit,
  }) => {
    const names = ['Lys', 'Mel', 'Ris', 'Salt', 'Te', 'Gær']
    await page.setViewportSize({ width: 390, height: 480 })
    await page.clock.install()
    await registerShopper(page)
    await addManually(page, [...names, 'Kaffe'])
    await visit('/dk')
    const panel = await openPanel(page)
    await expect(panel.getByRole('listitem')).toHaveCount(7)
    await stopClock(page)
    for (const name of names) {
      await panel.getByRole('button', { name: `Fjern: ${name}` }).press('Enter')
      await expect(rowOf(page, name)).toHaveCount(0)
    }
    const message = panel.getByRole('status').filter({ hasText: 'Fortryd' })
    await expect(message).toHaveText('6 varer er fjernetFortryd')
    await expect(message).toBeInViewport({ ratio: 1 })
    const isClear = (element: Locator) =>
      element.evaluate((inside) => {
        const { left, top, width, height } = inside.getBoundingClientRect()
        return inside.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect([
      await isClear(panel.getByRole('heading', { level: 2 })),
      await isClear(rowOf(page, 'Kaffe')),
    ]).toEqual([true, true])
    await message.getByRole('button', { name: 'Fortryd' }).press('Enter')
    await expect(panel.getByRole('listitem')).toHaveCount(7)
  })

  test('§4 notifications: a problem stays for its time, and what can be undone comes back after it', async ({
    page,
    visit,
    complaints,
  }) => {
    await page.clock.install()
    await registerShopper(page)
    await addManually(page, ['Lys', 'Mel'])
    await page.route('**/check-item/**', (route) =>
      route.fulfill({ status: 422, json: { message: '', errors: { itemUuid: ['Varen findes ikke.'] } } }),
    )
    await visit('/dk')
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(2)
    await stopClock(page)
    await panelOf(page).getByRole('button', { name: 'Fjern: Lys' }).dispatchEvent('click', { detail: 1 })
    const shown = page.locator('[data-notifications] > div')
    await expect(shown).toHaveText(['Varen er fjernetFortryd'])
    await tickOf(page, 'Mel').dispatchEvent('click', { detail: 1 })
    await expect(shown).toHaveText(['Varen findes ikke.'])
    await page.clock.runFor(3000)
    await expect(shown).toHaveText(['Varen er fjernetFortryd'])
    expect(await shown.getAttribute('aria-live')).toBe('off')
    await page.clock.runFor(3000)
    await expect(shown).toHaveCount(0)
    withoutFailedLoads(complaints)
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
