import type { Page } from '@playwright/test'
import { linkInMail } from '../support/mailbox.ts'
import { becomeVisitor, expect, test } from '../support/page-test.ts'
import {
  accountPassword,
  confirmOnPage,
  fillRegistration,
  haveAccount,
  logInAs,
  newEmail,
  withoutFailedLoads,
} from './account-page.ts'

const mainOf = (page: Page) => page.locator('main')
/** The page where the shopper was, and its encoded form in an address. */
const was = '/dk/offer/kaffe?sort=price'
const next = 'next=%2Fdk%2Foffer%2Fkaffe%3Fsort%3Dprice'

test('§4 after email check and registration a shopper gets back to the page where they were, also by the link of the mail', async ({
  page,
  visit,
}) => {
  const email = newEmail()
  await visit(`/dk/check-email?${next}`)
  await mainOf(page).getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/dk/register?${next}`)
  await fillRegistration(mainOf(page), email)
  await mainOf(page).getByRole('button', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL(`/dk/register-gender-birthyear?${next}`)
  await page.getByRole('link', { name: 'Spring over' }).click()
  await expect(page).toHaveURL(`/dk/profile?registered=true&${next}`)
  const on = page.getByRole('link', { name: 'Fortsæt, hvor du slap' })
  await expect(on).toHaveAttribute('href', was)
  await on.press('Enter')
  await expect(page).toHaveURL(was)

  await confirmOnPage(page, email)
  await expect(page).toHaveURL(`${was}&verified=1`)
  await expect(page.getByText('Din e-mail er bekræftet.')).toBeVisible()
})

test('§4 after the second step is saved the profile opens, with a link back to where the shopper was', async ({
  page,
  visit,
}) => {
  await visit(`/dk/register?${next}`)
  await fillRegistration(mainOf(page), newEmail())
  await mainOf(page).getByRole('button', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL(`/dk/register-gender-birthyear?${next}`)
  await mainOf(page).getByLabel('Fødselsår').fill('1984')
  await mainOf(page).getByRole('button', { name: 'Gem og fortsæt' }).click()
  await expect(page).toHaveURL(`/dk/profile?registered=true&${next}`)
})

test('the pages of the account pass on the way back and the typed email', async ({ page, visit }) => {
  const main = mainOf(page)
  const email = main.getByLabel('E-mail')
  await visit(`/dk/login?${next}`)
  await email.fill('mette@example.dk')
  await main.getByRole('link', { name: 'Opret konto' }).click()
  await expect(page).toHaveURL(`/dk/register?${next}`)
  // The address changes before the page does.
  await expect(main.getByRole('form', { name: 'Opret konto' })).toBeVisible()
  await expect(email).toHaveValue('mette@example.dk')
  await email.fill('karen@example.dk')
  await main.getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(`/dk/login?${next}`)
  await expect(email).toHaveValue('karen@example.dk')
  await main.getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await expect(page).toHaveURL(`/dk/forgot-password?${next}`)
  await expect(email).toHaveValue('karen@example.dk')
  await main.getByRole('button', { name: 'Send link' }).click()
  await main.getByRole('link', { name: 'Gå til login' }).click()
  await expect(page).toHaveURL(`/dk/login?${next}`)
  await expect(email).toHaveValue('karen@example.dk')
})

test('an address of another site is not passed on', async ({ page, visit }) => {
  await visit('/dk/login?next=https%3A%2F%2Fevil.example%2F')
  const main = mainOf(page)
  for (const name of ['Opret konto', 'Glemt adgangskode?'])
    expect(await main.getByRole('link', { name }).getAttribute('href')).not.toContain('evil')
  await visit('/dk/profile?registered=true&next=%2F%2Fevil.example%2F')
  await expect(page.getByRole('link', { name: 'Fortsæt, hvor du slap' })).toHaveCount(0)
})

test('a forgotten password leads back too: the mailed link opens the login, and the login leads back', async ({
  page,
  visit,
  complaints,
}) => {
  const email = await haveAccount(page)
  await visit(`/dk/forgot-password?${next}`)
  await mainOf(page).getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  await visit(await linkInMail(email, /\/reset-password\?/))
  await mainOf(page).getByLabel('Ny adgangskode', { exact: true }).fill('rugbrød med leverpostej')
  await mainOf(page).getByLabel('Adgangskode igen').fill('rugbrød med leverpostej')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/dk/login?${next}`)
  await expect(mainOf(page).getByLabel('E-mail')).toHaveValue(email)
  await logInAs(page, email, 'rugbrød med leverpostej')
  await expect(page).toHaveURL(was)
  // The browser logs `GET /api/user` as failed after the reset, because nobody is logged in.
  withoutFailedLoads(complaints)
})

test('§2.4 the mail of a registration in the header leads back to the page where the shopper was', async ({
  page,
  visit,
}) => {
  const email = newEmail()
  await visit(was)
  await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
  const menu = page.getByRole('dialog', { name: 'Din konto' })
  await expect(menu.getByRole('link', { name: 'Glemt adgangskode?' })).toHaveAttribute(
    'href',
    `/dk/forgot-password?${next}`,
  )
  await menu.getByRole('button', { name: 'Opret konto' }).first().click()
  await fillRegistration(menu, email)
  await menu.getByRole('button', { name: 'Opret konto' }).last().click()
  await expect(page).toHaveURL(`${was}&registered=true`)
  // The login form that follows says that the account is there and what is next.
  await expect(menu.getByRole('status')).toContainText(
    `Kontoen er oprettet, og du er logget ind. Åbn linket i den mail, vi har sendt til ${email}`,
  )
  await expect(menu.getByLabel('E-mail')).toHaveValue(email)
  await test.step('§4 user session: the banner says the same only when the dropdown is closed', async () => {
    const banner = page.getByText('Din konto er oprettet.')
    await expect(banner).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(banner).toBeVisible()
  })
  await confirmOnPage(page, email)
  await expect(page).toHaveURL(`${was}&verified=1`)
})

test('§4 email check: the form still has the email when the shopper comes back', async ({ page, visit }) => {
  const email = newEmail()
  await visit('/dk/check-email')
  await mainOf(page).getByLabel('E-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dk/register')
  await page.goBack()
  await expect(page).toHaveURL('/dk/check-email')
  await expect(mainOf(page).getByLabel('E-mail')).toHaveValue(email)
})

test('§2.4 a login in the header leads on to the profile, or back to where the shopper was', async ({
  page,
  visit,
}) => {
  const email = await haveAccount(page)
  for (const [path, leadsTo] of [
    ['/dk/login', '/dk/profile'],
    ['/dk/register', '/dk/profile'],
    ['/dk/check-email', '/dk/profile'],
    [`/dk/login?${next}`, was],
  ] as const)
    await test.step(`from ${path} to ${leadsTo}`, async () => {
      await becomeVisitor(page)
      await visit(path)
      await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
      const menu = page.getByRole('dialog', { name: 'Din konto' })
      await menu.getByLabel('E-mail').fill(email)
      await menu.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(leadsTo)
      await expect(page.getByText('Du er logget ind', { exact: true })).toBeVisible()
    })
})

test('going back in the history does not return to the login page after a login', async ({ page, visit }) => {
  const email = await haveAccount(page)
  await visit('/dk/login')
  await logInAs(page, email, accountPassword)
  await expect(page).toHaveURL('/dk')
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/dk/profile')
})
