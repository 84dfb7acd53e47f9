import { registerShopper } from '../list-rows/list-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { agentPath, stopButton, stopQuestion, watchesOf, watchFound } from './agent-page.ts'

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
  await expect(confirm).toHaveText('Hold op med at følge')
  await expect(page.locator('[role=status]').filter({ hasText: /følge|fjernet/ })).toHaveCount(0)
  await expect(watchesOf(page)).toHaveCount(1)
  complaints.splice(0)
})
