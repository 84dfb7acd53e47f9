import { expect } from '@playwright/test'
import type { FlowFacts } from '#app/inspection/flow-facts.ts'
import { test } from '../server/own-server.ts'
import { expectAccessible } from '../support/page-test.ts'

test.use({ settings: { DEV_FLOWS: '1' } })

test('§2.1 flows: the page of flows lights what a tab does, and steps through it', async ({
  page,
  context,
}) => {
  await page.goto('/dev/flows')
  await expect(page.getByRole('status')).toHaveText('No tab of the shop is open in this browser')
  const shop = await context.newPage()
  await shop.goto('/')
  await page.getByRole('link', { name: 'typeahead' }).first().click()
  await expect(page).toHaveURL('/dev/flows/typeahead')
  const active = page.locator('rect.active:not(.outer)')
  await expect(active).toHaveAttribute('data-state', 'closed')

  await test.step('lights the state and lists the events', async () => {
    await shop.getByRole('combobox').first().fill('k')
    await expect(active).toHaveAttribute('data-state', 'open.tooShort')
    await expect(page.getByRole('listitem').filter({ hasText: 'query.changed' })).toContainText(
      'closed → open.tooShort',
    )
    await expect(page.getByText('now in open.tooShort')).toBeVisible()
  })
  await test.step('goes back to an event, and follows again', async () => {
    await page.getByRole('button', { name: /start starts in closed/ }).click()
    await expect(active).toHaveAttribute('data-state', 'closed')
    await expect(page.getByRole('status')).toHaveText('Paused, desktop')
    await page.getByRole('slider', { name: 'Events' }).press('End')
    await expect(active).toHaveAttribute('data-state', 'open.tooShort')
    await page.getByRole('button', { name: 'Live' }).click()
    await expect(page.getByRole('status')).toHaveText('Live, desktop')
  })
  await test.step('says what is known of a transition, by keyboard', async () => {
    await page.getByText('Transitions', { exact: true }).press('Enter')
    await page.getByRole('button', { name: 'after debounce → open.loading' }).press('Enter')
    const panel = page.getByRole('region', { name: 'Transition', exact: true })
    await expect(panel).toBeFocused()
    await expect(panel).toContainText('400 ms')
    await expect(panel).toContainText('§4 Typeahead, §9')
    await expect(panel).toContainText('typeahead, path 3')
  })
  await test.step('shows the actors of components too', async () => {
    await shop.goto('/dk/login')
    await page.getByRole('link', { name: 'Flows', exact: true }).click()
    await expect(page.getByRole('link', { name: 'form', exact: true })).not.toHaveCount(0)
  })
  await test.step('lays over the chart what is walked once, and what a fault changes that no test notices', async () => {
    const answer = await page.request.get('/dev/flows/files/flows.json')
    const facts: FlowFacts[] = await answer.json()
    const adSlot = facts.find(({ name }) => name === 'ad-slot')
    const { transitions = [] } = adSlot ?? {}
    const rare = transitions.filter(({ walks }) => walks.length === 1).map(({ name }) => name)
    const changed = transitions.slice(0, 1).map(({ name }) => name)
    const fault = { place: 'machines/ad-slot/ad-slot.machine.ts:1', change: 'is -> is not' }
    const faults = { total: 9, explained: 2, unnoticed: [{ ...fault, transitions: changed }] }
    await page.route('/dev/flows/files/flows.json', (route) =>
      route.fulfill({ json: facts.map((flow) => (flow === adSlot ? { ...flow, faults } : flow)) }),
    )
    await page.goto('/dev/flows/ad-slot')
    const marked = async (mark: string) => {
      const texts = page.locator(`.chart [data-transition].${mark}`)
      return new Set(
        await texts.evaluateAll((parts) => parts.map((part) => part.getAttribute('data-transition'))),
      )
    }
    await page.getByLabel('Walked by one planned step only').check()
    await expect.poll(() => marked('rare')).toEqual(new Set(rare))
    await page.getByLabel('A fault in it is noticed by no test').check()
    await expect.poll(() => marked('faulty')).toEqual(new Set(changed))
    await page.getByText('Faults: 6 of 9 noticed by tests, 2 explained').click()
    await expect(page.locator('.faults li')).toHaveText([`${fault.change} ${fault.place}`])
    await page.unrouteAll()
  })
  await test.step('can be used by everybody, in narrow windows too', async () => {
    await expectAccessible(page)
    await page.goto('/dev/flows/price-agent')
    await expect(page.locator('.chart svg')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('§2.1 flows: there is no page of a flow that does not exist', async ({ request }) => {
  expect((await request.get('/dev/flows/nothing')).status()).toBe(404)
})
