import { parsePriceText } from '#app/domain/list/list-price.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import {
  addManually,
  addOffers,
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  sendToList,
  shareBetween,
  tickOf,
} from './list-page.ts'

test.describe('§4 item row: a fetched item', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('swipeHintShown', 'true')))

  test('moves to the end of the list a moment later, leaves the total, and comes back when unticked', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addOffers(page, ['kaffe', 'smør'])
    await addManually(page, ['Frimærker'], 3)
    const { items, priceTotalText } = await listOf(page)
    const [coffee, butter] = items
    if (!coffee || !butter) throw new Error('the offers are not on the list')
    await visit('/dk')
    const panel = panelOf(page)
    const heads = panel.getByRole('heading', { level: 3 })
    // On some days one chain has both offers.
    const chains = new Set(items.map(({ chainName }) => chainName)).size
    const fetched = panel
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Allerede hentet' }) })
    await expect(panel.getByText('I alt for 5 varer')).toBeVisible()
    await expect(heads).toHaveCount(chains)

    await tickOf(page, coffee.name).click()
    // The row stays under the finger for a moment.
    await expect(tickOf(page, coffee.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(heads).toHaveCount(chains)
    await expect(panel.getByText('1 af 5 hentet')).toBeVisible()
    await expect(panel.getByText(`I alt ${priceTotalText}`)).toBeVisible()
    const left = formatPlainPrice(parsePriceText(butter.priceText) ?? Number.NaN, 'dk')
    await expect(panel.getByText('Resten').locator('..')).toContainText(left)
    await expect(fetched.getByRole('listitem')).toContainText(coffee.name)
    await expect(heads.last()).toHaveText('Allerede hentet')
    await expectAccessible(page)

    await panel.getByLabel('Sortér efter').selectOption('Billigst først')
    await expect(heads).toHaveText(['Allerede hentet'])
    await tickOf(page, coffee.name).click()
    await expect(heads).toHaveCount(0)
    await expect(panel.getByText('I alt for 5 varer')).toBeVisible()
  })

  test('moves together with others, and gives the keyboard focus to the next row that stays', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Avocado', 'Banan', 'Citron'])
    await visit('/dk')
    await tickOf(page, 'Avocado').focus()
    await page.keyboard.press('Space')
    await tickOf(page, 'Banan').focus()
    await page.keyboard.press('Space')
    await expect(tickOf(page, 'Citron')).toBeFocused()
    await expect
      .poll(() => panelOf(page).locator('li b').allTextContents())
      .toEqual(['Citron', 'Avocado', 'Banan'])
  })

  test('tells other participants who fetched it', async ({ page, otherPage: other, visit }) => {
    await shareBetween(page, other, 'Lys')
    const [item] = (await listOf(other)).items
    await sendToList(other, `check-item/${item?.uuid}`)
    await visit('/dk')
    await expect(rowOf(page, 'Lys')).toContainText('Hentet af Mette')
    await other.goto('/dk')
    await openPanel(other)
    await expect(tickOf(other, 'Lys')).toHaveAttribute('aria-pressed', 'true')
    await expect(rowOf(other, 'Lys')).toContainText('Hentet af dig')
  })
})

test.describe('§4 shopping list panel: an item that is written by hand', () => {
  test('is scrolled into sight and read out, and does not cover the total', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await registerShopper(page)
    await addManually(
      page,
      Array.from({ length: 20 }, (_, index) => `Vare ${index + 10}`),
    )
    await visit('/dk')
    const panel = await openPanel(page)
    const sheet = page.getByRole('dialog', { name: 'Skriv en vare selv' })
    await panel.getByRole('button', { name: 'Skriv en vare selv' }).click()
    await sheet.getByLabel('Vare').fill('Ærter')
    await sheet.getByRole('button', { name: 'Læg på sedlen', exact: true }).click()
    await expect(rowOf(page, 'Ærter')).toBeInViewport()
    await expect(panel.getByRole('status').filter({ hasText: 'Ærter er lagt på sedlen' })).toHaveCount(1)
    // A message is shown above the total.
    await rowOf(page, 'Ærter').getByText('Ærter').click()
    await rowOf(page, 'Ærter').getByRole('button', { name: 'Fjern: Ærter' }).click()
    const message = panel.getByRole('status').filter({ hasText: 'Varen er fjernet' })
    await expect(message).toBeVisible()
    const total = await panel.getByText('I alt for').boundingBox()
    const box = await message.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(total?.y ?? 0)
  })

  test('can be followed by others: five items in one opening of the sheet', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Skriv en vare selv' }).click()
    const sheet = page.getByRole('dialog', { name: 'Skriv en vare selv' })
    const name = sheet.getByLabel('Vare')
    for (const item of ['Mel', 'Gær', 'Salt', 'Sukker']) {
      await name.fill(item)
      await sheet.getByRole('button', { name: 'Læg på, og skriv en til' }).click()
      await expect(sheet.getByRole('status').filter({ hasText: `${item} er lagt på sedlen` })).toBeVisible()
      await expect(name).toHaveValue('')
      await expect(name).toBeFocused()
    }
    await expectAccessible(page)
    await name.fill('Æg')
    await name.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect
      .poll(async () => (await listOf(page)).items.map((item) => item.name))
      .toEqual(['Mel', 'Gær', 'Salt', 'Sukker', 'Æg'])
  })
})
