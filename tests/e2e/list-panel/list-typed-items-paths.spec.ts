import type { Page } from '@playwright/test'
import type { TypedItemsEvent } from '#machines/typed-items/typed-items.machine.ts'
import { planTypedItems, type TypedItemsSnapshot } from '#machines/typed-items/typed-items.paths.ts'
import { type Driver, type EventWays, performByType, titleOf } from '#tests/paths/walk-path.ts'
import { listOf, openPanel, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expectControls } from '../support/controls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { fillList } from './typed-items-page.ts'

test.describe('§2.10 the field above the list: the planned paths, walked on the page', () => {
  for (const path of planTypedItems().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      await registerShopper(page)
      await visit('/dk')
      await openPanel(page)
      await walkOnPage(path, typedItemsDriver(page))
    })
  }
})

function typedItemsDriver(page: Page): Driver<TypedItemsSnapshot> {
  const field = panelOf(page).getByRole('combobox', { name: 'Skriv på sedlen' })
  const ways: EventWays = {
    'text.changed': async ({ text }) => {
      // A text that is already there is typed again.
      await field.fill('')
      await field.fill(String(text))
    },
    'text.entered': async ({ hasRoom }) => {
      await fillList(page, hasRoom ? 0 : 1000)
      await field.press('Enter')
    },
  }
  const shows = async ({ context }: TypedItemsSnapshot, error: string) => {
    await expect(field).toHaveValue(context.text)
    await expect(field).toHaveAttribute('aria-invalid', String(error !== ''))
    await expect(field).toHaveAccessibleDescription(error)
  }
  return {
    offer: (snapshot) =>
      expectControls<TypedItemsEvent>(
        [{ control: field, sends: { type: 'text.changed', text: 'Mel' } }],
        snapshot,
      ),
    perform: performByType(ways),
    see: {
      editing: (snapshot) => shows(snapshot, ''),
      full: async (snapshot) => {
        await shows(
          snapshot,
          'Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.',
        )
        await expectAccessible(page)
      },
    },
  }
}

test('§2.10 fifty words typed with Enter after each are fifty items in that order, also offline; a closed panel keeps the text', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerShopper(page)
  await visit('/dk')
  await openPanel(page)
  const field = panelOf(page).getByRole('combobox', { name: 'Skriv på sedlen' })
  const words = Array.from({ length: 50 }, (_, place) => `vare ${place + 1}`)
  await field.focus()
  for (const [place, word] of words.entries()) {
    if (place === 25) await context.setOffline(true)
    await page.keyboard.insertText(word)
    await page.keyboard.press('Enter')
  }
  await expect(field).toBeFocused()
  await expect(panelOf(page).getByText('vare 50', { exact: true })).toBeVisible()
  await page.keyboard.insertText('3x æg')
  // The first one closes the suggestions.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await context.setOffline(false)
  await openPanel(page)
  await expect(field).toHaveValue('3x æg')
  await panelOf(page).getByRole('button', { name: 'Tilføj' }).click()
  await expect
    .poll(async () => (await listOf(page)).items.map(({ name, quantity }) => `${quantity} ${name}`))
    .toEqual([...words.map((word) => `1 ${word}`), '3 æg'])
  complaints.length = 0
})
