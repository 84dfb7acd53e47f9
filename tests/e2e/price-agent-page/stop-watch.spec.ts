import { registerShopper } from '../list-rows/list-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import {
  agentPath,
  stopButton,
  stopQuestion,
  titleOf,
  watchedProducts,
  watchesOf,
  watchFound,
} from './agent-page.ts'

test('§4 §8 a watch whose removal fails stays, its question too, and nothing is said', async ({
  page,
  visit,
  complaints,
}) => {
  await registerShopper(page)
  await watchFound(page, ['kaffe'])
  const calls = await HeldCalls.on(page, '**/api/price-agent/remove-product', 'POST')
  await visit(agentPath)
  await stopButton(watchesOf(page).first()).click()
  const confirm = stopQuestion(page).locator('[type=submit]')
  await confirm.click()
  await expect(confirm).toHaveText('Et øjeblik …')
  await calls.lose()
  await expect(confirm).toHaveText('Stop med at følge')
  await expect(page.locator('[role=status]').filter({ hasText: /følge|fjernet/ })).toHaveCount(0)
  await expect(watchesOf(page)).toHaveCount(1)
  complaints.splice(0)
})

test('§4 price-agent modal: two bins pressed quickly with hidePriceAgentDelete each end their watch, and one message says so', async ({
  page,
  visit,
}) => {
  await registerShopper(page)
  await watchFound(page, ['kaffe', 'smør', 'mælk'])
  await page.addInitScript(() => localStorage.setItem('hidePriceAgentDelete', 'true'))
  const calls = await HeldCalls.on(page, '**/api/price-agent/remove-product', 'POST')
  await visit(agentPath)
  await expect(watchesOf(page)).toHaveCount(3)
  const names = await watchesOf(page).getByRole('heading', { level: 2 }).allInnerTexts()
  await stopButton(watchesOf(page).nth(0)).press('Enter')
  await stopButton(watchesOf(page).nth(1)).press('Enter')
  await calls.letThrough()
  await calls.letThrough()
  await expect(watchesOf(page)).toHaveCount(1)
  await expect(titleOf(watchesOf(page).first())).toHaveText(names[2] ?? '')
  await expect(page.getByText('Vi følger ikke længere prisen på 2 varer')).toBeVisible()
  await expect.poll(async () => (await watchedProducts(page)).length).toBe(1)
})
