import type { Page } from '@playwright/test'
import { csrfHeader } from '../support/csrf-header.ts'
import { becomeVisitor, expect, expectAccessible, test } from '../support/page-test.ts'
import {
  accountPassword,
  fillRegistration,
  haveAccount,
  logInAs,
  newEmail,
  registerOverHttp,
  resetLinkOf,
  withoutFailedLoads,
} from './account-page.ts'

const mainOf = (page: Page) => page.locator('main')

test('§2.1 registering leads to the second step, which can be skipped, and to the profile', async ({
  page,
  visit,
}) => {
  await visit('/dk/register')
  await fillRegistration(mainOf(page), newEmail())
  await mainOf(page).getByRole('button', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL('/dk/register-gender-birthyear')
  await page.getByRole('link', { name: 'Spring over' }).click()
  await expect(page).toHaveURL('/dk/profile?registered=true')
})

test('§2.1 §8: the second step saves its answers, and says so', async ({ page, visit }) => {
  await registerOverHttp(page, newEmail())
  await visit('/dk/register-gender-birthyear')
  await page.getByText('Kvinde').click()
  await page.getByLabel('Fødselsår').fill('1984')
  await page.getByRole('button', { name: 'Gem og fortsæt' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Dine oplysninger er gemt' })).toBeVisible()
  await expect(page).toHaveURL('/dk/profile?registered=true')
  const user = await (await page.request.get('/api/user')).json()
  expect({ gender: user.gender, birth_year: user.birth_year }).toEqual({ gender: 'female', birth_year: 1984 })
})

test('§2.1 the second step needs the user that the first one created', async ({ page, visit }) => {
  await visit('/dk/register-gender-birthyear')
  await expect(page).toHaveURL('/dk/login?next=%2Fdk%2Fregister-gender-birthyear')
})

test('§4 email check: an email with an account leads to logging in, and the email is passed on, but in no address', async ({
  page,
  visit,
}) => {
  const email = await haveAccount(page)
  await visit('/dk/check-email')
  await mainOf(page).getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dk/login')
  await expect(mainOf(page).getByLabel('E-mail')).toHaveValue(email)
  await expect(mainOf(page).getByLabel('Adgangskode', { exact: true })).toBeFocused()
  await page.reload()
  await expect(mainOf(page).getByLabel('E-mail')).toHaveValue(email)
})

test('§4 email check: an email without an account leads to registering', async ({ page, visit }) => {
  const email = newEmail()
  await visit('/dk/check-email')
  await mainOf(page).getByLabel('E-mail').fill(email)
  await mainOf(page).getByRole('button', { name: 'Fortsæt' }).click()
  await expect(page).toHaveURL('/dk/register')
  await expect(mainOf(page).getByLabel('E-mail')).toHaveValue(email)
})

test('§8 a login is confirmed, and leads to the front page of the user’s country', async ({
  page,
  visit,
}) => {
  const email = await haveAccount(page)
  await visit('/no/login')
  const main = mainOf(page)
  await main.getByLabel('E-post').fill(email)
  await main.getByLabel('Passord', { exact: true }).fill(accountPassword)
  await main.getByRole('button', { name: 'Logg inn' }).click()
  await expect(page).toHaveURL('/dk')
  await expect(page.getByText('Du er logget inn')).toBeVisible()
})

test('a login leads on to the page that asked for it, but never to another site', async ({ page, visit }) => {
  const email = await haveAccount(page)
  await visit('/dk/login?next=%2Fdk%2Foffer%2Fkaffe')
  await logInAs(page, email, accountPassword)
  await expect(page).toHaveURL(/\/dk\/offer\/kaffe/)
  await becomeVisitor(page)
  await visit('/dk/login?next=%2F%2Fevil.example%2F')
  await logInAs(page, email, accountPassword)
  await expect(page).toHaveURL('/dk')
})

test('a logged-in user is redirected from the visitors’ pages to the profile', async ({ page, visit }) => {
  await registerOverHttp(page, newEmail())
  for (const path of ['login', 'register', 'check-email']) {
    await visit(`/dk/${path}`)
    await expect(page).toHaveURL('/dk/profile')
  }
})

test('a forgotten password gets the same answer for an email with an account and one without', async ({
  page,
  visit,
}) => {
  const lead = page.locator('main p').first()
  const texts: string[] = []
  for (const email of [await haveAccount(page), newEmail()]) {
    await visit('/dk/forgot-password')
    await mainOf(page).getByLabel('E-mail').fill(email)
    await page.keyboard.press('Enter')
    const way = page.getByRole('link', { name: 'Gå til login' })
    await expect(way).toBeFocused()
    await expect(way).toHaveAccessibleDescription(/er der et link på vej/)
    texts.push((await lead.innerText()).replaceAll('\u200b', '').replace(email, ''))
  }
  expect(texts[0]).toBe(texts[1])
  await expectAccessible(page)
})

test('the page of a reset link that is used meanwhile says so and offers a new link, with the email filled in', async ({
  page,
  visit,
  complaints,
}) => {
  const email = await haveAccount(page)
  const link = await resetLinkOf(page, email)
  await visit(link)
  const main = mainOf(page)
  await main.getByLabel('Ny adgangskode', { exact: true }).fill(accountPassword)
  await main.getByLabel('Adgangskode igen', { exact: true }).fill('noget andet')
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Adgangskode igen', { exact: true })).toHaveAccessibleDescription(
    'De to adgangskoder er ikke ens. Skriv den samme begge steder.',
  )
  const { searchParams } = new URL(link, 'http://site.example')
  const elsewhere = { password: 'en ganske ny kode', password_confirmation: 'en ganske ny kode' }
  await page.request.post('/reset-password', {
    headers: await csrfHeader(page.request),
    data: { ...elsewhere, token: searchParams.get('token'), email },
  })
  await main.getByLabel('Adgangskode igen', { exact: true }).fill(accountPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Få et nyt link' }).click()
  await expect(main.getByLabel('E-mail')).toHaveValue(email)
  withoutFailedLoads(complaints)
})

test('§5 registering with the keyboard alone', async ({ page, visit }) => {
  await visit('/dk/register')
  const { keyboard } = page
  await mainOf(page).getByLabel('Navn').focus()
  await keyboard.type('Mette Holm')
  await keyboard.press('Tab')
  await keyboard.type(newEmail())
  await keyboard.press('Tab')
  await keyboard.type(accountPassword)
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Vis adgangskoden' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('odense')
  await expect(page.getByRole('option').first()).toHaveText('5000Odense C')
  await expectAccessible(page)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Postnummer' })).toHaveValue('5000 Odense C')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dk/register-gender-birthyear')
})
