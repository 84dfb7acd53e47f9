import type { Locator, Page } from '@playwright/test'
import { addManually, listButton, listOf, panelOf, registerShopper } from '../list-rows/list-page.ts'
import {
  agentPath,
  stopButton,
  titleOf,
  watchedProducts,
  watchesOf,
  watchFound,
} from '../price-agent-page/agent-page.ts'
import { expect, test, untilTabIsOpen } from '../support/page-test.ts'

/** Presses in the middle of an element. @returns a press at the same place, of this number in the row. */
async function pressHere(target: Locator): Promise<(count: number) => Promise<void>> {
  const { mouse } = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not drawn')
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const press = async (clickCount: number) => {
    await mouse.down({ clickCount })
    await mouse.up({ clickCount })
  }
  await press(1)
  return press
}

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test.describe('a double press', () => {
  test('on the bin of a watch ends that one only, and „Fortryd“ takes the focus back to the page', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await page.addInitScript(() => localStorage.setItem('hidePriceAgentDelete', 'true'))
    await watchFound(page, ['cola', 'smør', 'kaffe'])
    await visit(agentPath)
    await untilTabIsOpen(page)
    const names = await watchesOf(page).getByRole('heading', { level: 2 }).allInnerTexts()
    const again = await pressHere(stopButton(watchesOf(page).first()))
    await expect(watchesOf(page)).toHaveCount(2)
    await again(2)
    const undo = page.getByRole('button', { name: 'Fortryd' })
    await expect(undo).toHaveCount(1)
    await undo.click()
    await expect(titleOf(watchesOf(page).first())).toHaveText(names[0] ?? '')
    expect(await isFocusLost(page)).toBe(false)
    await expect.poll(async () => (await watchedProducts(page)).length).toBe(3)
  })

  test('on the answer of a question presses nothing below it, and the focus stays', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Mælk', 'Rugbrød'])
    await visit('/dk')
    await panelOf(page).getByRole('button', { name: 'Tøm sedlen' }).click()
    const again = await pressHere(page.getByRole('alertdialog').getByRole('button', { name: 'Tøm sedlen' }))
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await again(2)
    await again(3)
    await expect(panelOf(page).getByRole('heading', { name: 'Sedlen er tom' })).toBeVisible()
    expect(await isFocusLost(page)).toBe(false)
    await expect(page).toHaveURL('/dk')
    const undoAgain = await pressHere(page.getByRole('button', { name: 'Fortryd' }))
    await expect(page.getByRole('button', { name: 'Fortryd' })).toHaveCount(0)
    await undoAgain(2)
    await undoAgain(3)
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(2)
    expect(await isFocusLost(page)).toBe(false)
    await expect(page).toHaveURL('/dk')
    await expect.poll(async () => (await listOf(page)).items.length).toBe(2)
  })

  test('on the button of a sheet presses nothing below it, and the focus stays', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk')
    await listButton(page).click()
    await panelOf(page).getByRole('button', { name: 'Skriv en vare selv' }).click()
    await page.getByLabel('Vare', { exact: true }).fill('Gær')
    const again = await pressHere(page.getByRole('dialog').getByRole('button', { name: 'Læg på sedlen' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await again(2)
    await again(3)
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(1)
    expect(await isFocusLost(page)).toBe(false)
    await expect(page).toHaveURL('/dk')
  })
})
