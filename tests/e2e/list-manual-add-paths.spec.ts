import type { Page } from '@playwright/test'
import { type ManualAddSnapshot, planManualAdd } from '#tests/paths/manual-add.paths.ts'
import { type Driver, walkPath } from '#tests/paths/walk-path.ts'
import { listOf, openPanel, registerShopper } from './list-page.ts'
import { expect, test } from './page-test.ts'

test.describe('§2.10, §5 writing an item by hand: the planned paths, walked on the page', () => {
  for (const [index, path] of planManualAdd().paths.entries()) {
    test(`path ${index + 1}, ${path.steps.length} steps`, async ({ page, visit }) => {
      await registerShopper(page)
      await visit('/dk')
      await openPanel(page)
      await page.getByRole('button', { name: 'Skriv en vare selv' }).click()
      await walkPath(path, manualAddDriver(page))
    })
  }
})

function manualAddDriver(page: Page): Driver<ManualAddSnapshot> {
  const sheet = page.getByRole('dialog', { name: 'Skriv en vare selv' })
  const name = sheet.getByLabel('Vare')
  const place = sheet.getByLabel('Butik eller sted')
  const quantity = sheet.getByLabel('Antal')
  const less = sheet.getByRole('button', { name: 'En færre' })
  const ways: Record<string, (event: Record<string, unknown>) => Promise<unknown>> = {
    'name.changed': async (event) => {
      // What stands there already is typed anew.
      await name.press('End')
      await name.press('Backspace')
      await name.fill(String(event.name))
    },
    'place.changed': (event) => place.fill(String(event.place)),
    'quantity.incremented': () => sheet.getByRole('button', { name: 'En mere' }).click(),
    // It can be pressed at 1 too, and does nothing.
    'quantity.decremented': () => less.click({ force: true }),
    'quantity.typed': async (event) => {
      await quantity.fill(String(event.text))
      await quantity.blur()
    },
    'item.submitted': () => sheet.getByRole('button', { name: 'Læg på sedlen' }).click(),
  }
  const shows = async ({ context }: ManualAddSnapshot, isNameless: boolean) => {
    await expect(name).toHaveValue(context.itemName)
    await expect(place).toHaveValue(context.placeName)
    await expect(quantity).toHaveValue(String(context.quantity))
    await expect(less).toHaveAttribute('aria-disabled', String(context.quantity === 1))
    await expect(name).toHaveAttribute('aria-invalid', String(isNameless))
  }
  return {
    perform: async ({ happening }) => {
      const way = happening.kind === 'send' ? ways[happening.event.type] : undefined
      if (happening.kind !== 'send' || !way) throw new Error(`the page has no way to do "${happening.label}"`)
      await way({ ...happening.event })
    },
    see: {
      editing: (snapshot) => shows(snapshot, false),
      nameless: async (snapshot) => {
        await shows(snapshot, true)
        await expect(name).toHaveAccessibleDescription('Skriv, hvad du skal huske.')
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
