import type { Page } from '@playwright/test'
import type { ManualAddEvent } from '#machines/manual-add/manual-add.machine.ts'
import { type ManualAddSnapshot, planManualAddOnPage } from '#machines/manual-add/manual-add.paths.ts'
import { type Driver, type EventWays, performByType, titleOf } from '#tests/paths/walk-path.ts'
import { listOf, openPanel, registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expectControls } from '../support/controls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { fillList } from './typed-items-page.ts'

test.describe('§2.10, §5 writing an item by hand: the planned paths, walked on the page', () => {
  for (const path of planManualAddOnPage().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      await registerShopper(page)
      await visit('/dk')
      await openPanel(page)
      await page.getByRole('button', { name: 'Skriv en vare selv' }).click()
      await walkOnPage(path, manualAddDriver(page))
    })
  }
})

function manualAddDriver(page: Page): Driver<ManualAddSnapshot> {
  const sheet = page.getByRole('dialog', { name: 'Skriv en vare selv' })
  const name = sheet.getByLabel('Vare')
  const place = sheet.getByLabel('Butik eller sted')
  const quantity = sheet.getByLabel('Antal')
  const less = sheet.getByRole('button', { name: 'En færre' })
  const ways: EventWays = {
    'name.changed': async (event) => {
      // A text that is already there is typed again.
      await name.press('End')
      await name.press('Backspace')
      await name.fill(String(event.name))
    },
    'place.changed': (event) => place.fill(String(event.place)),
    'quantity.incremented': () => sheet.getByRole('button', { name: 'En mere' }).click(),
    // The button can be pressed at 1 too, without effect.
    'quantity.decremented': () => less.click({ force: true }),
    'quantity.typed': (event) => quantity.fill(String(event.text)),
    'quantity.left': () => quantity.blur(),
    'item.submitted': async (event) => {
      if (event.hasRoom === false) await fillList(page)
      // A press on the button moves the focus out of the quantity first.
      if (await quantity.evaluate((field) => field === document.activeElement)) await quantity.press('Enter')
      else await sheet.getByRole('button', { name: 'Læg på sedlen', exact: true }).click()
    },
  }
  const shows = async ({ context }: ManualAddSnapshot, error = '', amountError = '') => {
    await expect(name).toHaveValue(context.itemName)
    await expect(place).toHaveValue(context.placeName)
    await expect(quantity).toHaveValue(context.quantityText)
    await expect(less).toHaveAttribute('aria-disabled', String(context.quantity === 1))
    await expect(name).toHaveAttribute('aria-invalid', String(error !== ''))
    if (error !== '') await expect(name).toHaveAccessibleDescription(error)
    await expect(quantity).toHaveAttribute('aria-invalid', String(amountError !== ''))
    await expect(quantity).toHaveAccessibleDescription(amountError)
  }
  return {
    offer: (snapshot) =>
      expectControls<ManualAddEvent>(
        [
          { control: name, sends: { type: 'name.changed', name: 'Mel' } },
          { control: quantity, sends: { type: 'quantity.typed', text: '2' } },
          { control: less, sends: { type: 'quantity.decremented' } },
          {
            control: sheet.getByRole('button', { name: 'En mere' }),
            sends: { type: 'quantity.incremented' },
          },
        ],
        snapshot,
      ),
    perform: performByType(ways),
    see: {
      editing: (snapshot) => shows(snapshot),
      nameless: (snapshot) => shows(snapshot, 'Skriv, hvad du skal huske.'),
      uncounted: async (snapshot) => {
        await shows(snapshot, '', 'Skriv et helt tal fra 1 til 999.999.')
        await expectAccessible(page)
      },
      full: async (snapshot) => {
        await shows(
          snapshot,
          'Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.',
        )
        await expectAccessible(page)
      },
      submitted: async ({ context: { itemName, placeName, quantity: count } }) => {
        await expect(sheet).toHaveCount(0)
        await expect
          .poll(async () => {
            const { items } = await listOf(page)
            return items.map((item) => [item.name, item.subText, item.quantity])
          })
          .toEqual([[itemName.trim(), placeName.trim(), count]])
      },
    },
  }
}
