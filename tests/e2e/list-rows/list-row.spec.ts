import type { Route } from '@playwright/test'
import { parsePriceText } from '#app/domain/list/list-price.ts'
import type { ShoppingList, ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { addDays, dayIn } from '#app/domain/locale/dates.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import { Finger, revealPx, shiftOf } from '../support/finger.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import {
  addManually,
  addOffers,
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  tickOf,
  variedTerms,
} from './list-page.ts'

test.describe('§4 item row, swiped by a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test.beforeEach(async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Lys', 'Servietter'])
    await page.addInitScript(() => localStorage.setItem('swipeHintShown', 'true'))
    await visit('/dk')
    await openPanel(page)
  })

  test('snaps, opens, closes and acts', async ({ page }) => {
    await test.step('snaps closed if released before a quarter of the way', async () => {
      const row = rowOf(page, 'Lys')
      const finger = await Finger.on(page)
      await finger.press(row)
      await finger.drag(-26)
      await finger.lift()
      await expect.poll(() => shiftOf(row)).toBe(0)
    })

    await test.step('a quick tap opens it and closes it', async () => {
      const row = rowOf(page, 'Lys')
      await row.getByText('Lys', { exact: true }).tap()
      await expect.poll(() => shiftOf(row)).toBe(-revealPx)
      await row.getByText('Lys', { exact: true }).tap()
      await expect.poll(() => shiftOf(row)).toBe(0)
    })

    await test.step('follows the finger up to 120 px, and stays open if released after a quarter of the way', async () => {
      const row = rowOf(page, 'Lys')
      const finger = await Finger.on(page)
      await finger.press(row)
      await finger.drag(-60)
      expect(await shiftOf(row)).toBeGreaterThan(-61)
      expect(await shiftOf(row)).toBeLessThan(-45)
      await finger.drag(-200)
      expect(await shiftOf(row)).toBe(-revealPx)
      await finger.lift()
      await expect.poll(() => shiftOf(row)).toBe(-revealPx)

      const other = rowOf(page, 'Servietter')
      await finger.press(other)
      await finger.drag(-31)
      await finger.lift()
      await expect.poll(() => shiftOf(other)).toBe(-revealPx)
      await expect.poll(() => shiftOf(row), 'the row that was open before closes').toBe(0)
    })

    await test.step('follows a drag of three seconds to its end', async () => {
      const row = rowOf(page, 'Lys')
      const finger = await Finger.on(page)
      await finger.press(row)
      await finger.drag(-90, { steps: 30, msAStep: 100 })
      expect(await shiftOf(row)).toBeLessThan(-70)
      await finger.lift()
      await expect.poll(() => shiftOf(row)).toBe(-revealPx)
    })

    await test.step('a drag that begins on the quantity or the tick does not press it', async () => {
      const row = rowOf(page, 'Lys')
      // The step before left it open.
      await row.getByText('Lys', { exact: true }).tap()
      await expect.poll(() => shiftOf(row)).toBe(0)
      const finger = await Finger.on(page)
      await finger.press(row.getByRole('button', { name: '1 stk. af Lys. Ret antal' }))
      await finger.drag(-100)
      await finger.lift()
      await expect.poll(() => shiftOf(row)).toBe(-revealPx)
      await expect(row.getByLabel('Antal af Lys')).toHaveCount(0)
      await expect(tickOf(page, 'Lys')).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('the buttons under it tick and remove the item', async () => {
      const row = rowOf(page, 'Lys')
      // The step before left it open.
      await row.getByText('Lys', { exact: true }).tap()
      await expect.poll(() => shiftOf(row)).toBe(0)
      await row.getByText('Lys', { exact: true }).tap()
      await row.getByText('Hentet', { exact: true }).tap()
      await expect.poll(() => shiftOf(row)).toBe(0)
      await expect(tickOf(page, 'Lys')).toHaveAttribute('aria-pressed', 'true')
      await expect(row.getByText('Lys', { exact: true })).toHaveCSS('text-decoration-line', 'line-through')
      await expect
        .poll(async () => (await listOf(page)).items.find(({ name }) => name === 'Lys')?.checked)
        .toBe(true)
      await row.getByText('Lys', { exact: true }).tap()
      await row.getByText('Fjern', { exact: true }).tap()
      await expect(row).toHaveCount(0)
      await page.getByRole('button', { name: 'Fortryd' }).tap()
      await expect(row).toBeVisible()
    })
  })
})

test.describe('§4 item row', () => {
  test('shows once per device that there are buttons behind it', async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit('/dk')
    await openPanel(page)
    const row = rowOf(page, 'Lys')
    // The row stays open for 600 ms.
    await expect.poll(() => shiftOf(row), { intervals: [50] }).toBe(-revealPx)
    await expect.poll(() => shiftOf(row)).toBe(0)
    await page.reload()
    await openPanel(page)
    await expect(row).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('swipeHintShown'))).toBe('true')
  })

  test('a quantity is typed: other text is ignored, a number is saved, 0 removes', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Lys', 'Servietter'], 2)
    await visit('/dk')
    const row = rowOf(page, 'Lys')
    const pill = (count: number) => row.getByRole('button', { name: `${count} stk. af Lys. Ret antal` })
    const input = row
      .getByLabel('Antal af Lys', { exact: true })
      .getByRole('textbox')
      .or(row.getByRole('textbox'))
    await pill(2).click()
    await expect(input).toBeFocused()
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expectAccessible(page)
    await input.fill('mange')
    await input.blur()
    await expect(pill(2)).toBeVisible()

    await pill(2).click()
    await row.getByRole('button', { name: 'En mere' }).click()
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('3')
    await input.fill('12')
    await page.keyboard.press('Enter')
    await expect(pill(12)).toBeFocused()
    await expect.poll(async () => (await listOf(page)).items.map(({ quantity }) => quantity)).toEqual([12, 2])
    await expect(page.getByRole('button', { name: 'Seddel 14 varer' })).toBeVisible()

    await pill(12).click()
    await input.fill('7')
    await page.keyboard.press('Escape')
    await expect(pill(12)).toBeVisible()
    await expect(panelOf(page)).toBeVisible()

    await pill(12).click()
    await input.fill('0')
    await input.blur()
    await expect(row).toHaveCount(0)
    await expect.poll(async () => (await listOf(page)).items.map(({ name }) => name)).toEqual(['Servietter'])
  })

  test('a quantity that is being saved can be changed again: the blur ends, and the server gets the newest value last', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'], 2)
    const held: Route[] = []
    await page.route('**/set-quantity-for-item/**', (route) => {
      held.push(route)
    })
    const reachServer = async (sent: number) => {
      await expect.poll(() => held.length).toBe(sent)
      await held[sent - 1]?.continue()
    }
    await visit('/dk')
    const row = rowOf(page, 'Lys')
    const pill = (count: number) => row.getByRole('button', { name: `${count} stk. af Lys. Ret antal` })
    await pill(2).click()
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(pill(5)).toHaveCSS('filter', /blur/)
    await pill(5).click()
    await expect(row.getByRole('textbox')).toBeFocused()
    await expect(row.getByRole('textbox')).toHaveValue('5')
    await page.keyboard.press('Escape')
    await expect(pill(5), 'it is on its way still').toHaveCSS('filter', /blur/)

    await pill(5).click()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(pill(7)).toHaveCSS('filter', /blur/)
    await reachServer(1)
    await expect.poll(async () => (await listOf(page)).items.map(({ quantity }) => quantity)).toEqual([5])
    await expect(pill(7)).toHaveCSS('filter', /blur/)
    await reachServer(2)
    await expect(pill(7)).toHaveCSS('filter', 'none')
    expect((await listOf(page)).items.map(({ quantity }) => quantity)).toEqual([7])
  })

  test('an expired offer stays on the list, marked, and does not count in the total', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addOffers(page, ['kaffe', 'smør'])
    const { items } = await listOf(page)
    const [ended, live] = items
    if (!ended || !live) throw new Error('the offers are not on the list')
    await page.route('**/api/shopping-list/active/dk', async (route) => {
      const response = await route.fetch()
      const list: ShoppingList = await response.json()
      const isExpired = ({ uuid }: ShoppingListItem) => uuid === ended.uuid
      await route.fulfill({
        response,
        json: { ...list, items: list.items.map((item) => ({ ...item, isExpired: isExpired(item) })) },
      })
    })
    await visit('/dk')
    const priceOf = ({ priceText }: ShoppingListItem) =>
      formatPlainPrice(parsePriceText(priceText) ?? Number.NaN, 'dk')
    const panel = panelOf(page)
    await expect(rowOf(page, ended.name).getByText('Udløbet', { exact: true })).toBeVisible()
    await expect(rowOf(page, ended.name)).not.toContainText(priceOf(ended))
    await expectAccessible(page)
    await expect(rowOf(page, live.name)).not.toContainText('Udløbet')
    await expect(rowOf(page, live.name)).toContainText(priceOf(live))
    await expect(panel.getByText('I alt for 2 varer').locator('../..')).toHaveText(
      new RegExp(`${priceOf(live)} \\+ 1 vare uden pris$`),
    )
  })

  test('everything works by keyboard, and the focus stays among the rows', async ({ page, visit }) => {
    await registerShopper(page)
    // A row that opens for the hint has one more tab stop.
    await page.addInitScript(() => localStorage.setItem('swipeHintShown', 'true'))
    await addManually(page, ['Lys', 'Servietter'])
    await visit('/dk')
    const row = rowOf(page, 'Lys')
    await tickOf(page, 'Lys').focus()
    await page.keyboard.press('Space')
    await expect(tickOf(page, 'Lys')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const remove = row.getByRole('button', { name: 'Fjern: Lys' })
    await expect(remove).toBeFocused()
    await expect.poll(() => shiftOf(row), 'what has the focus is seen').toBe(-revealPx)
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    await expect(tickOf(page, 'Servietter')).toBeFocused()

    await page.getByRole('button', { name: 'Fortryd' }).focus()
    await page.keyboard.press('Enter')
    await expect(row).toBeVisible()
    await expect(tickOf(page, 'Servietter'), 'what was left to undo it').toBeFocused()
  })

  test('each offer shows how long it is valid, its last two days in words', async ({ page, visit }) => {
    await registerShopper(page)
    await addOffers(page, variedTerms)
    const { items } = await listOf(page)
    const today = dayIn('dk', new Date())
    const tomorrow = addDays(today, 1)
    await visit('/dk')
    for (const { name, subText, endDate } of items) {
      const row = rowOf(page, name)
      if (endDate === today) await expect(row).toContainText('sidste dag i dag')
      else if (endDate === tomorrow) await expect(row).toContainText('slutter i morgen')
      else await expect(row).toContainText(subText)
    }
  })
})
