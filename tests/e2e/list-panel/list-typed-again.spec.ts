import {
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  sendToList,
  tickOf,
} from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

test('§2.10: an amount stands beside the name, and the same words raise their row, with an undo of exactly that', async ({
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
  const quantityOf = (name: string) => rowOf(page, name).getByRole('button', { name: /Ret antal/ })
  const onServer = async () =>
    (await listOf(page)).items.map(({ name, quantity, wantedAmount = '', checked }) =>
      [quantity, wantedAmount, name, checked && '✓'].filter(Boolean).join(' '),
    )
  await field.focus()
  for (const text of ['2 l fløde', '2 stk 500 g smør', 'mælk', ' MÆLK', 'en halv agurk']) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('mælk står på sedlen: nu 2 stk.')).toBeVisible()
  await expect(quantityOf('fløde')).toHaveText('2 l')
  await expect(quantityOf('fløde')).toHaveAccessibleName('2 l af fløde. Ret antal')
  await expect(quantityOf('smør')).toHaveText('2 × 500 g')
  await expect(quantityOf('agurk')).toHaveText('en halv')
  await expectAccessible(page)
  await expect.poll(onServer).toEqual(['1 2 l fløde', '2 500 g smør', '2 mælk', '1 en halv agurk'])

  await context.setOffline(true)
  for (const text of ['3x mælk', 'smør', 'mælk']) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Enter')
  }
  await expect(quantityOf('mælk')).toHaveText('6 stk.')
  await page.getByRole('button', { name: 'Fortryd' }).last().click()
  await expect(quantityOf('mælk')).toHaveText('5 stk.')
  await context.setOffline(false)
  await expect.poll(onServer).toEqual(['1 2 l fløde', '2 500 g smør', '5 mælk', '1 en halv agurk', '1 smør'])

  await tickOf(page, 'mælk').click()
  await expect.poll(onServer).toContain('5 mælk ✓')
  await field.fill('mælk')
  await field.press('Enter')
  await expect.poll(onServer).toContain('5 mælk')
  complaints.length = 0
})

test('§4 item row: what is no whole number is ignored, with a message', async ({ page, visit }) => {
  await registerShopper(page)
  await sendToList(page, 'add-manually-entered-item', { itemName: 'mælk', quantity: 3 })
  await visit('/dk')
  await openPanel(page)
  await rowOf(page, 'mælk')
    .getByRole('button', { name: /Ret antal/ })
    .click()
  await rowOf(page, 'mælk').getByRole('textbox').fill('to liter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Antallet skal være et helt tal. Det er stadig 3.')).toBeVisible()
  await expect(rowOf(page, 'mælk').getByRole('button', { name: /Ret antal/ })).toHaveText('3 stk.')
})
