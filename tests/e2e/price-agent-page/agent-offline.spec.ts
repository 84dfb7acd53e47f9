import { withoutFailedLoads } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { hearts } from '../price-agent/price-agent-page.ts'
import { expect, test, untilTabIsOpen } from '../support/page-test.ts'
import { agentPath, stopButton, watchedProducts, watchesOf, watchFound } from './agent-page.ts'

test.afterEach(({ complaints }) => {
  // The browser logs failed requests itself; a failure that is to be expected is no uncaught error of the page.
  withoutFailedLoads(complaints)
})

test('§8 a bin without a question that fails without a connection is logged only, and the watch stays', async ({
  page,
  context,
  visit,
}) => {
  await registerShopper(page)
  await page.addInitScript(() => localStorage.setItem('hidePriceAgentDelete', 'true'))
  await watchFound(page, ['kaffe'])
  await visit(agentPath)
  await untilTabIsOpen(page)
  await context.setOffline(true)
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await stopButton(watchesOf(page).first()).click()
  await warned
  await expect(watchesOf(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Luk beskeden' })).toHaveCount(0)
  await context.setOffline(false)
  expect(await watchedProducts(page)).toHaveLength(1)
})

test('§8 a heart that is pressed without a connection is no uncaught error', async ({
  page,
  context,
  visit,
}) => {
  await registerShopper(page)
  await visit('/dk/offer/kaffe')
  await hearts(page).first().click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(true)
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await hearts(page).first().click()
  await warned
})
