import type { Page } from '@playwright/test'
import { addManually, panelOf, registerShopper, rowOf } from '../list-rows/list-page.ts'
import { agentPath, stopByKeyboard, titleOf, watchesOf, watchFound } from '../price-agent-page/agent-page.ts'
import { expect, test } from '../support/page-test.ts'
import { stopClock } from '../support/stop-clock.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' })

test.describe('WCAG 2.2.1 the button of a message can be reached by keyboard', () => {
  test('after a watch is removed: it is one Tab away, and stays until it is pressed', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await registerShopper(page)
    await watchFound(page, ['cola', 'smør', 'kaffe'])
    await visit(agentPath)
    await expect(watchesOf(page)).toHaveCount(3)
    const names = await watchesOf(page).getByRole('heading', { level: 2 }).allInnerTexts()
    await stopByKeyboard(watchesOf(page).first())
    await expect(titleOf(watchesOf(page).first())).toBeFocused()
    await expect(undo(page)).toBeVisible()
    await stopClock(page)
    await page.clock.runFor(60_000)
    await page.keyboard.press('Tab')
    await expect(undo(page)).toBeFocused()
    await test.step('Shift+Tab leads back, and Tab on the message leads on', async () => {
      await page.keyboard.press('Shift+Tab')
      await expect(titleOf(watchesOf(page).first())).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Luk beskeden' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(watchesOf(page).first().getByRole('button').first()).toBeFocused()
    })
    await page.clock.runFor(60_000)
    // The page fetches the watches again, which needs its clock.
    await page.clock.resume()
    await undo(page).press('Enter')
    await expect(watchesOf(page)).toHaveCount(3)
    await expect(titleOf(watchesOf(page).first())).toHaveText(names[0] ?? '')
  })

  test('after an item is removed: it is one Tab away, and the focus returns to the item that is put back', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await registerShopper(page)
    await addManually(page, ['Mælk', 'Gær', 'Smør'])
    await visit('/dk')
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(3)
    await panelOf(page).getByRole('button', { name: 'Fjern: Gær' }).press('Enter')
    await expect(rowOf(page, 'Gær')).toHaveCount(0)
    await expect(undo(page)).toBeVisible()
    await stopClock(page)
    await page.clock.runFor(60_000)
    await page.keyboard.press('Tab')
    await expect(undo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Gær').getByRole('button').first()).toBeFocused()
  })

  test('the only item, put back by touch, has the focus too', async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Mælk'])
    await visit('/dk')
    await panelOf(page).getByRole('button', { name: 'Fjern: Mælk' }).dispatchEvent('click', { detail: 1 })
    await undo(page).click()
    await expect(rowOf(page, 'Mælk').getByRole('button').first()).toBeFocused()
  })
})
