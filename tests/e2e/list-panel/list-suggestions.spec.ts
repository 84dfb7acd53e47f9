import type { Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import {
  addManually,
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  sendToList,
} from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

const fieldOf = (page: Page) => panelOf(page).getByRole('combobox', { name: 'Skriv på sedlen' })
const suggestionsOf = (page: Page) => panelOf(page).getByRole('listbox', { name: 'Forslag' })
const namesOn = async (page: Page) =>
  (await listOf(page)).items.map(
    ({ name, quantity, subText }) => `${quantity} ${name}${subText && `, ${subText}`}`,
  )

/** Opens a list from which something was taken off while the page was open. */
async function openAfterRemoving(page: Page, visit: (path: string) => Promise<void>) {
  await registerShopper(page)
  await addManually(page, ['Mørk chokolade'], 3)
  await visit('/dk')
  await openPanel(page)
  await expect(rowOf(page, 'Mørk chokolade')).toBeVisible()
  const [item] = (await listOf(page)).items
  await sendToList(page, `remove-item/${item?.uuid}`)
  await expect(rowOf(page, 'Mørk chokolade')).toHaveCount(0)
}

test('§2.10 a word that the household had before is suggested with its number, also offline, and goes on the list by a press', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAfterRemoving(page, visit)
  await context.setOffline(true)
  const field = fieldOf(page)
  await field.pressSequentially('cho')
  const options = suggestionsOf(page).getByRole('option')
  await expect(options).toHaveText([/^Mørk chokolade3.stk\., som sidst$/, /som skrevet/])
  await options.first().click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(suggestionsOf(page)).toBeHidden()
  await expect(rowOf(page, 'Mørk chokolade')).toBeVisible()
  await field.pressSequentially('cho')
  await expect(options, 'what is to be bought is not suggested').toHaveCount(1)
  await field.fill('')
  await context.setOffline(false)
  await expect.poll(() => namesOn(page)).toEqual(['3 Mørk chokolade'])
  complaints.length = 0
})

test('§2.10 what stands on a retired list is suggested on a device that has never seen it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerShopper(page)
  await addManually(page, ['Mørk chokolade'], 3)
  await sendToList(page, 'remove-all-items')
  await visit('/dk')
  await openPanel(page)
  await fieldOf(page).pressSequentially('mørk c')
  const options = suggestionsOf(page).getByRole('option')
  await expect(options).toHaveText([/^Mørk chokolade3.stk\., som sidst$/, /som skrevet/])
  await fieldOf(page).press('ArrowDown')
  await fieldOf(page).press('Enter')
  await expect(rowOf(page, 'Mørk chokolade')).toBeVisible()
})

test('§2.10 goods have the lowest price at the shopper’s chains, and put their word on the list; the arrow keys choose', async ({
  page,
  context,
  visit,
  baseURL,
}) => {
  await registerShopper(page)
  const answer = await page.request.get('/api/item-suggestions/dk/m%C3%A6l')
  const [milk] = (await answer.json()).goods
  const dearest = milk.shops.at(-1)
  expect([milk.name, milk.shops.length > 1, answer.headers()['cache-control']]).toEqual([
    'mælk',
    true,
    'public, max-age=60',
  ])
  const choice = { name: 'my-chains-dk', value: String(dearest.chainId), url: baseURL ?? '' }
  await context.addCookies([choice])
  await visit('/dk')
  await openPanel(page)
  const field = fieldOf(page)
  await field.pressSequentially('2x mæl')
  const option = suggestionsOf(page).getByRole('option', { name: /^mælk / })
  await expect(option).toContainText(`fra, hos ${dearest.chain}`)
  await expectAccessible(page)
  await field.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.press('Home')
  await expect(option, 'the caret moves in the text').toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect.poll(() => namesOn(page)).toEqual(['2 mælk'])
  await field.pressSequentially('mæl')
  await field.press('Enter')
  await expect.poll(() => namesOn(page), 'the words as typed').toEqual(['2 mælk', '1 mæl'])
})

test('§2.10 Escape closes the suggestions, and only then the panel; Tab leaves them', async ({
  page,
  visit,
  complaints,
}) => {
  await registerShopper(page)
  await page.route('**/api/item-suggestions/**', (route) => route.abort())
  await visit('/dk')
  await openPanel(page)
  const field = fieldOf(page)
  await field.fill('mel')
  await expect(suggestionsOf(page).getByRole('option')).toHaveText(/“mel” som skrevet/)
  await field.press('Escape')
  await expect(suggestionsOf(page)).toBeHidden()
  await expect(field).toHaveValue('mel')
  await field.press('ArrowDown')
  await expect(suggestionsOf(page)).toBeVisible()
  await field.press('Tab')
  await expect(suggestionsOf(page)).toBeHidden()
  await field.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  withoutFailedLoads(complaints)
})

for (const height of [844, 420])
  test(`§2.10 six suggestions stay in a window of 390 × ${height}, below the field`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await registerShopper(page)
    await visit('/dk')
    await openPanel(page)
    const field = fieldOf(page)
    await field.fill('mæl')
    await expect(suggestionsOf(page).getByRole('option')).toHaveCount(4)
    const [box, seen] = [await field.boundingBox(), await suggestionsOf(page).boundingBox()]
    expect(seen?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(height)
    for (let press = 0; press < 4; press++) await field.press('ArrowDown')
    await expect(suggestionsOf(page).getByRole('option').last()).toBeInViewport()
  })
