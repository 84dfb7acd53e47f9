import type { Page } from '@playwright/test'
import { listButton, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { expect, test } from '../support/page-test.ts'

/** Opens a page whose code does not arrive yet. @returns lets it arrive. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('main').locator('article').first()).toBeVisible()
  return async () => {
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    arrival.resolve()
  }
}

const pressed = (page: Page) => page.locator('[data-pressed]')
const plus = (page: Page) => page.getByRole('link', { name: /^Læg på sedlen: / }).first()
const heart = (page: Page) => page.getByRole('link', { name: /^Følg prisen: / }).first()

test('§4 add-to-list modal: a plus that is pressed twice before the page is hydrated opens the modal once, for that offer', async ({
  page,
}) => {
  const arrive = await openUnhydrated(page, '/dk/offer/kaffe')
  const name = ((await plus(page).getAttribute('aria-label')) ?? '').replace('Læg på sedlen: ', '')
  await plus(page).dblclick()
  await expect(pressed(page)).toHaveAccessibleName(`Læg på sedlen: ${name}`)
  await arrive()
  const modal = page.getByRole('dialog', { name: 'Læg på sedlen' })
  await expect(modal).toContainText(name)
  await expect(pressed(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/dk/offer/kaffe')
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
})

test('§4 adding to price agent: a heart that a user presses before the page is hydrated opens the price agent', async ({
  page,
}) => {
  await registerShopper(page)
  const arrive = await openUnhydrated(page, '/dk/offer/kaffe')
  await heart(page).click()
  await arrive()
  await expect(page.getByRole('dialog', { name: 'Følg prisen' })).toBeVisible()
})

test('§4 shopping list panel: it opens if its button is pressed by keyboard before the page is hydrated', async ({
  page,
}) => {
  const arrive = await openUnhydrated(page, '/dk/offer/kaffe')
  await listButton(page).press('Enter')
  await arrive()
  await expect(panelOf(page)).toBeVisible()
})

test('without the page’s code a press leads on after 30 s, as without JavaScript', async ({ page }) => {
  await page.clock.install()
  await openUnhydrated(page, '/dk/offer/kaffe')
  await plus(page).click()
  await page.clock.fastForward(29_000)
  expect(new URL(page.url()).pathname).toBe('/dk/offer/kaffe')
  await page.clock.fastForward(1000)
  await page.waitForURL('**/dk/login', { waitUntil: 'commit' })
})
