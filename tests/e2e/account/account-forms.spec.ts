import type { Page } from '@playwright/test'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import {
  accountPassword,
  expectButton,
  failCall,
  failureTexts,
  fillRegistration,
  haveAccount,
  logInAs,
  newEmail,
  resetLinkOf,
  withoutFailedLoads,
} from './account-page.ts'

const mainOf = (page: Page) => page.locator('main')

test('§5 the client’s rules: each error is under its field, the first one has the focus, and a correction removes it', async ({
  page,
  visit,
}) => {
  await visit('/dk/register')
  const main = mainOf(page)
  await main.getByRole('button', { name: 'Opret konto' }).click()
  const told = {
    Navn: 'Skriv dit navn.',
    'E-mail': 'Skriv din e-mail.',
    Adgangskode: /^Skriv en adgangskode\. Mindst 8 tegn\. Med 12 er den stærk\.$/,
    Postnummer: 'Skriv dit postnummer.',
    'Jeg accepterer betingelserne': 'Du skal acceptere betingelserne for at oprette en konto.',
  }
  for (const [label, error] of Object.entries(told)) {
    const field = main.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(error)
  }
  await expect(main.getByLabel('Navn')).toBeFocused()
  await expectAccessible(page)
  await main.getByLabel('Navn').fill('Mette')
  await main.getByLabel('E-mail').fill('mette@eksempel')
  await main.getByLabel('Adgangskode', { exact: true }).fill('kort')
  await main.getByRole('combobox').fill('Andeby')
  // The list of postal codes is loaded at the first step into the field.
  await expect(main.getByRole('button', { name: 'Vis postnumre' })).toBeVisible()
  await main.getByLabel('Jeg accepterer betingelserne').check()
  await expect(main.getByLabel('Navn')).toHaveAttribute('aria-invalid', 'false')
  await expect(main.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Skriv en e-mailadresse som navn@eksempel.dk.',
  )
  await expect(main.getByLabel('Adgangskode', { exact: true })).toHaveAccessibleDescription(
    /^Adgangskoden skal være på mindst 8 tegn\./,
  )
  await expect(main.getByRole('combobox')).toHaveAccessibleDescription('Vælg et postnummer fra listen.')
})

test('§4 password strength: weak under 8 characters, medium 8 to 11, strong 12 and more; shown and hidden', async ({
  page,
  visit,
}) => {
  await visit('/dk/register')
  const password = mainOf(page).getByLabel('Adgangskode', { exact: true })
  const strengths = {
    '1234567': 'Svag.',
    '12345678': 'Middel.',
    '12345678901': 'Middel.',
    '123456789012': 'Stærk.',
  }
  for (const [typed, word] of Object.entries(strengths)) {
    await password.fill(typed)
    await expect(password).toHaveAccessibleDescription(`${word} Mindst 8 tegn. Med 12 er den stærk.`)
  }
  const toggle = mainOf(page).getByRole('button', { name: 'Vis adgangskoden' })
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('§5 the server’s errors are shown under the fields, in the language of the page', async ({
  page,
  visit,
  complaints,
}) => {
  const email = await haveAccount(page)
  await visit('/dk/register')
  await fillRegistration(mainOf(page), email)
  await mainOf(page).getByRole('button', { name: 'Opret konto' }).click()
  const field = mainOf(page).getByLabel('E-mail')
  await expect(field).toHaveAccessibleDescription(
    'Der findes allerede en konto med den e-mail. Log ind i stedet.',
  )
  await expect(field).toBeFocused()
  await expect(mainOf(page).getByLabel('Navn')).toHaveValue('Mette Holm')
  await expectAccessible(page)
  await visit('/fi/login')
  await mainOf(page).getByLabel('Sähköposti').fill(email)
  await mainOf(page).getByLabel('Salasana', { exact: true }).fill('jotain muuta')
  await page.keyboard.press('Enter')
  await expect(mainOf(page).getByLabel('Sähköposti')).toHaveAccessibleDescription(
    'Sähköpostiosoite ja salasana eivät täsmää. Tarkista molemmat ja yritä uudelleen.',
  )
  withoutFailedLoads(complaints)
})

test('§5 a free postal code is checked for the country’s form', async ({ page, visit }) => {
  await visit('/se/register')
  const postalCode = mainOf(page).getByLabel('Postnummer')
  await postalCode.fill('1234')
  await mainOf(page).getByRole('button', { name: 'Skapa konto' }).click()
  await expect(postalCode).toHaveAttribute('aria-invalid', 'true')
  await postalCode.fill('11122')
  await expect(postalCode).toHaveAttribute('aria-invalid', 'false')
})

test('after five wrong passwords in a minute the form says how long to wait', async ({
  page,
  visit,
  complaints,
}) => {
  const email = newEmail()
  await visit('/dk/login')
  const calls: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST') calls.push(response.status())
  })
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await logInAs(page, email, `forkert ${attempt}`)
    await expect.poll(() => calls.length).toBe(attempt)
    if (attempt < 6) await expect(mainOf(page).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  }
  expect(calls).toEqual([422, 422, 422, 422, 422, 429])
  await expect(mainOf(page).getByRole('alert')).toHaveText(failureTexts.throttled)
  await expect(mainOf(page).getByRole('button', { name: /^Prøv igen om \d+ sek\.$/ })).toBeVisible()
  await expectAccessible(page)
  withoutFailedLoads(complaints)
})

test('without a connection the form keeps its values, and sends them when the connection is back', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  const email = await haveAccount(page)
  await visit('/dk/login')
  // The tab's machines are loaded.
  await expect(page.locator('search [role=status]')).toBeAttached()
  await context.setOffline(true)
  await logInAs(page, email, accountPassword)
  await expect(mainOf(page).getByRole('alert')).toContainText(failureTexts.offline)
  await expectAccessible(page)
  await context.setOffline(false)
  await mainOf(page).getByRole('button', { name: 'Log ind' }).click()
  await expect(page).toHaveURL('/dk')
  withoutFailedLoads(complaints)
})

test('§8 errors: if the server cannot answer the form says so, and keeps its values', async ({
  page,
  visit,
  complaints,
}) => {
  const calls = await HeldCalls.on(page, '**/login', 'POST')
  await visit('/dk/login')
  await logInAs(page, 'mette@example.dk', accountPassword)
  await failCall(calls, { kind: 'busy' })
  const main = mainOf(page)
  await expect(main.getByRole('alert')).toHaveText(
    'Vi kan ikke svare lige nu. Det, du har skrevet, er her stadig. Prøv igen om lidt.',
  )
  await expect(main.getByLabel('E-mail')).toHaveValue('mette@example.dk')
  await expect(main.getByLabel('Adgangskode', { exact: true })).toHaveValue(accountPassword)
  await expectButton(main.getByRole('button', { name: 'Log ind' }), 'Log ind', false)
  await expectAccessible(page)
  withoutFailedLoads(complaints)
})

test('§8 errors: a long wait is given in minutes', async ({ page, visit, complaints }) => {
  const calls = await HeldCalls.on(page, '**/login', 'POST')
  await visit('/dk/login')
  await logInAs(page, 'mette@example.dk', accountPassword)
  await failCall(calls, { kind: 'throttled', retryAfterSeconds: 590 })
  await expectButton(mainOf(page).locator('[type=submit]'), 'Prøv igen om 10 min.', true)
  withoutFailedLoads(complaints)
})

test('a form that is submitted twice in a row is sent once', async ({ page, visit }) => {
  const calls = await HeldCalls.on(page, '**/forgot-password', 'POST')
  await visit('/dk/forgot-password')
  await mainOf(page).getByLabel('E-mail').fill('mette@example.dk')
  const button = mainOf(page).locator('[type=submit]')
  await button.dblclick()
  await page.keyboard.press('Enter')
  await calls.answer({ json: { message: '' } })
  await expect(page.getByRole('heading', { name: 'Tjek din indbakke' })).toBeVisible()
  expect(calls.bodies).toEqual([{ email: 'mette@example.dk', error_message_language: 'da' }])
})

test('password managers recognise the fields by their attributes', async ({ page, visit }) => {
  const attributes = (path: string) =>
    visit(path).then(() =>
      mainOf(page)
        .locator('input:not([type=checkbox]):not([type=radio])')
        .evaluateAll((inputs: HTMLInputElement[]) =>
          inputs.map(({ name, type, autocomplete }) => `${name} ${type} ${autocomplete}`),
        ),
    )
  expect(await attributes('/dk/login')).toEqual([
    'email email username',
    'password password current-password',
  ])
  expect(await attributes('/dk/register')).toEqual([
    'name text name',
    'email email username',
    'password password new-password',
    'postal_code text postal-code',
  ])
  expect(await attributes(await resetLinkOf(page, await haveAccount(page)))).toEqual([
    'username email username',
    'password password new-password',
    'password_confirmation password new-password',
  ])
})

test('§9 the list of postal codes is 300 px high at most, and only its rows in view are drawn', async ({
  page,
  visit,
}) => {
  await visit('/dk/register')
  const field = page.getByRole('combobox', { name: 'Postnummer' })
  await field.focus()
  await page.getByRole('button', { name: 'Vis postnumre' }).click()
  const list = page.getByRole('listbox', { name: 'Postnumre' })
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', /^1\d{3}$/)
  const height = await list.locator('..').evaluate((popup) => popup.getBoundingClientRect().height)
  expect(height).toBeLessThanOrEqual(300)
  expect(await list.getByRole('option').count()).toBeLessThan(30)
  await field.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
})

test('text that is typed before the page is hydrated is kept', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.goto('/dk/login', { waitUntil: 'commit' })
  const main = mainOf(page)
  await main.getByLabel('E-mail').fill('mette@example.dk')
  await main.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
  await expect(main.locator('[type=submit]')).toBeDisabled()
  load()
  await expect(main.locator('[type=submit]')).toBeEnabled()
  await expect(main.getByLabel('E-mail')).toHaveValue('mette@example.dk')
  const calls = await HeldCalls.on(page, '**/login', 'POST')
  await main.locator('[type=submit]').click()
  await expect
    .poll(() => calls.bodies)
    .toEqual([{ email: 'mette@example.dk', password: accountPassword, error_message_language: 'da' }])
})
