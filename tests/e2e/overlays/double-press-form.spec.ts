import type { Locator, Page } from '@playwright/test'
import { accountPassword, failCall, failureTexts, withoutFailedLoads } from '../account/account-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'

const mainOf = (page: Page) => page.locator('main')

/** Where it is in its form. */
const placeOf = (button: Locator) => button.evaluate((pressed: HTMLElement) => pressed.offsetTop)

type Fields = (main: Locator) => Promise<void>

const login: Fields = async (main) => {
  await main.getByLabel('E-mail').fill('mette@example.dk')
  await main.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
}
const registration: Fields = async (main) => {
  await main.getByLabel('Navn').fill('Mette Holm')
  await login(main)
  await main.getByLabel('Postnummer').fill('8000')
  await main.getByRole('checkbox').check()
}

for (const { path, call, fill, words } of [
  { path: '/dk/login', call: '**/login', fill: login, words: 'Log ind' },
  { path: '/dk/register', call: '**/register', fill: registration, words: 'Opret konto' },
])
  test(`§8 a form that is sent again keeps the room of its last message: ${path}`, async ({
    page,
    visit,
    complaints,
  }) => {
    const calls = await HeldCalls.on(page, call, 'POST')
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(path)
    await fill(mainOf(page))
    const button = mainOf(page).locator('form [type=submit]')
    const alert = mainOf(page).locator('form').getByRole('alert').first()
    await expect(button).toHaveText(words)
    await button.click()
    await failCall(calls, { kind: 'offline' })
    await expect(alert).toContainText(failureTexts.offline)
    const before = await placeOf(button)
    await button.dblclick()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(alert).toBeEmpty()
    expect(await placeOf(button)).toEqual(before)
    await expect(page).toHaveURL(path)
    await failCall(calls, { kind: 'offline' })
    await expect(alert).toContainText(failureTexts.offline)
    expect(await placeOf(button)).toEqual(before)
    expect(calls.urls).toHaveLength(2)
    withoutFailedLoads(complaints)
  })
