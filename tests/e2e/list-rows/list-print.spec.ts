import type { Page } from '@playwright/test'
import { pasteInto } from '../list-panel/typed-items-page.ts'
import { HeldClipboard } from '../support/held-clipboard.ts'
import { expect, test } from '../support/page-test.ts'
import { addManually, listOf, openPanel, panelOf, registerShopper, sendToList, tickOf } from './list-page.ts'

/** The number of pages on which the page would be printed; a page of a PDF is an object of the type `Page`. */
const pagesOnPaper = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

const namesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `Vare ${from + place + 1}`)

test('§2.10: an open list is printed alone, with all its rows, forty on a page', async ({ page, visit }) => {
  await registerShopper(page)
  await addManually(page, namesOf(0, 40))
  await visit('/dk/offer/kaffe')
  await openPanel(page)
  await expect(panelOf(page).getByText('I alt for 40 varer')).toBeVisible()
  const [first] = (await listOf(page)).items
  await sendToList(page, `check-item/${first?.uuid}`)
  await expect(panelOf(page).getByRole('button', { name: /^Hentet: /, pressed: true })).toHaveCount(1)
  expect(await pagesOnPaper(page)).toBe(1)

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const shown = page.locator('body > *:visible')
  await expect(shown).toHaveCount(1)
  await expect(shown.getByRole('heading')).toHaveText(['Indkøbsseddel', 'Egne varer', 'Allerede hentet'])
  await expect(shown.getByRole('listitem')).toHaveCount(40)
  await expect(shown.getByRole('listitem').last()).toHaveText(`✓1 stk.${first?.name}`)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('body > section')).toHaveCount(0)

  await addManually(page, namesOf(40, 120))
  await expect(panelOf(page).getByText('1 af 120 hentet')).toBeVisible()
  expect(await pagesOnPaper(page)).toBe(3)
})

test('§2.10: paper and text say what will do for a typed item, and the text is read back with it', async ({
  page,
  visit,
}) => {
  await registerShopper(page)
  await sendToList(page, 'add-manually-entered-item', {
    itemName: 'kaffe',
    quantity: 2,
    wantedAmount: '500 g',
    rule: { sizes: { from: 0.4, to: 0.5, unit: 'kg' } },
  })
  const clipboard = await HeldClipboard.on(page)
  await visit('/dk')
  await openPanel(page)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Kopiér som tekst' }).click()
  const text = await clipboard.text()
  expect(text).toBe('- [ ] 2 stk 500 g kaffe (400–500\u00a0g · uanset mærke)')
  await clipboard.settle()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > section').getByRole('listitem')).toContainText(
    /kaffe\s*400–500\sg · uanset mærke/,
  )
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await pasteInto(panel.getByRole('combobox', { name: 'Skriv på sedlen' }), `${text}\n- [ ] salt`)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await listOf(page)).items.map(({ name }) => name))
    .toEqual(['kaffe', 'kaffe', 'salt'])
  const [before, after] = (await listOf(page)).items
  expect({ ...after, uuid: before?.uuid }).toEqual(before)
})

test('§2.10: a closed list does not take the place of the page on paper', async ({ page, visit }) => {
  await visit('/dk')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toBeVisible()
})

test('§2.10: a list is copied as a text, and one that cannot be copied says so', async ({
  page,
  visit,
  complaints,
}) => {
  await registerShopper(page)
  await sendToList(page, 'add-manually-entered-item', { itemName: 'mælk', quantity: 2 })
  await sendToList(page, 'add-manually-entered-item', { itemName: '3x æg', quantity: 1 })
  const clipboard = await HeldClipboard.on(page)
  await visit('/dk')
  await openPanel(page)
  const copy = panelOf(page).getByRole('button', { name: 'Kopiér som tekst' })
  await tickOf(page, 'mælk').click()
  await copy.click()
  expect(await clipboard.text()).toBe('- [ ] 1 stk: 3x æg\n- [x] 2 stk mælk')
  await clipboard.settle()
  await expect(page.getByText('Sedlen er kopieret')).toBeVisible()
  await copy.click()
  await clipboard.settle('the browser refuses')
  await expect(page.getByText('Sedlen kunne ikke kopieres')).toBeVisible()
  complaints.length = 0
})
