import { foundResponse, gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { HeldSearches } from './typeahead-page.ts'

const field = 'Søg efter varer og tilbud'

test.describe('§2.5: adding to the list from the dropdown', () => {
  test('a visitor is asked to log in', async ({ page, visit }) => {
    const searches = await HeldSearches.on(page)
    await visit('/dk')
    const combobox = page.getByLabel(field)
    const modal = page.getByRole('dialog')

    await test.step('a row has a picture on a tinted background, its size, and no superfluous text', async () => {
      await combobox.fill('ka')
      const definedDescription = [{ value: 'Formalet kaffe' }, { value: '400 g' }, { value: 'Weekendtilbud' }]
      await searches.answer({
        ...foundResponse,
        organicProductOffers: { items: [{ ...gevalia, definedDescription }], totalNumberOfItems: 1 },
      })
      const row = page.getByRole('rowgroup', { name: 'Tilbud på ka' }).getByRole('row').first()
      await expect(row).toContainText('Netto400 g99,88 pr. kg')
      await expect(row).not.toContainText('Formalet kaffe')
      await expect(row).not.toContainText('Weekendtilbud')
      await expect(row.locator('img').locator('..')).toHaveClass(/picture--tint_oat/)
    })

    await test.step('and the dropdown is unchanged afterwards', async () => {
      await combobox.fill('kaf')
      await searches.answer(foundResponse)
      await page.getByRole('button', { name: 'Læg på sedlen: Gevalia, Mellemristet kaffe' }).click()
      await expect(modal).toBeVisible()
      await expect(page.locator('search[data-open]')).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
      await expect(page.getByRole('grid')).toBeVisible()
      await expect(combobox).toBeFocused()
    })

    await test.step('by keyboard alone: Enter on the plus, and the focus stays in the dropdown', async () => {
      await combobox.fill('ka')
      await searches.answer({ ...foundResponse, sponsoredCustomPartnerProducts: [] })
      await expect(page.getByRole('rowgroup', { name: 'Tilbud på ka', exact: true })).toBeVisible()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await combobox.press(key)
      await expect(modal).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
      await expect(combobox).toBeFocused()
      await combobox.press('ArrowDown')
      await expect(
        page
          .locator('[role=gridcell][aria-selected=true]')
          .getByRole('button', { name: 'Læg på sedlen: Peter Larsen, Original hele bønner' }),
      ).toBeVisible()
    })
  })

  test('a user puts an offer on the list several times, and sees its quantity', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk')
    await page.getByLabel(field).focus()
    await page.getByLabel(field).fill('kaffe')
    const row = page.getByRole('rowgroup', { name: 'Tilbud på kaffe' }).getByRole('row').first()
    const name = (await row.getByRole('link').first().locator('span > span').first().innerText()).trim()
    await row.getByRole('button', { name: /^Læg på sedlen: / }).click()
    const modal = page.getByRole('dialog', { name: /Læg på sedlen/ })
    await expect(modal).toContainText(name)
    await modal.getByRole('button', { name: 'Læg på sedlen', exact: true }).click()
    await expect(row.getByRole('button', { name: `1 på sedlen: ${name}` })).toHaveText('1')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: 'Indkøbsseddel' })).toContainText(name)
  })
})
