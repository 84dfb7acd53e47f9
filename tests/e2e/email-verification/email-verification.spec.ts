import type { Page } from '@playwright/test'
import { countries } from '#app/domain/locale/locales.ts'
import { mette } from '#machines/session/users.fixture.ts'
import {
  accountPassword,
  confirmOnPage,
  confirmOverHttp,
  disownLink,
  logInAs,
  newEmail,
  registerOverHttp,
  verifyLink,
  withoutFailedLoads,
} from '../account/account-page.ts'
import { csrfHeader } from '../support/csrf-header.ts'
import { linkInMail } from '../support/mailbox.ts'
import { endSession, expect, expectAccessible, returnTo, test } from '../support/page-test.ts'

const userOf = async (page: Page) => (await page.request.get('/api/user')).status()

test('§4 user session: HEAD and GET of each mailed link change nothing', async ({ page, request }) => {
  const email = newEmail()
  await registerOverHttp(page, email)
  await page.request.post('/forgot-password', { headers: await csrfHeader(page.request), data: { email } })
  const resetLink = await linkInMail(email, /\/reset-password\?/)
  const links = [await verifyLink(email), await disownLink(email), resetLink]
  const before = await (await page.request.get('/api/user')).json()
  for (const link of links)
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
      for (const asking of [request, page.request])
        expect((await asking.fetch(link, { method })).status()).toBe(200)
  expect(await (await page.request.get('/api/user')).json()).toEqual(before)
  expect(before).toMatchObject({ email, email_verified_at: null })
  // The link for a new password still works, and its mail has a link too, which only asks.
  const reset = await page.request.post('/reset-password', {
    headers: await csrfHeader(page.request),
    data: {
      ...Object.fromEntries(new URL(resetLink, 'http://site.example').searchParams),
      password: 'rugbrød med leverpostej',
      password_confirmation: 'rugbrød med leverpostej',
    },
  })
  expect(reset.status()).toBe(200)
  const told = await linkInMail(email, /^\/dk\/forgot-password/)
  for (const method of ['HEAD', 'GET']) expect((await request.fetch(told, { method })).status()).toBe(200)
})

test('§4 user session: the owner of an address that somebody else registered gets the account alone: new password, login, one button', async ({
  page,
  visit,
  otherPage: theirs,
  complaints,
}) => {
  const email = newEmail()
  const next = '/dk/offer/kaffe'
  await registerOverHttp(theirs, email, mette)
  await visit(`${await verifyLink(email)}&next=${encodeURIComponent(next)}`)
  const main = page.getByRole('main')
  await expect(page).toHaveURL(/^[^?]+\/dk\/verify-email\?/)
  await main.getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await expect(main.getByLabel('E-mail')).toHaveValue(email)
  await main.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tjek din indbakke' })).toBeVisible()
  await visit(await linkInMail(email, /\/reset-password\?/))
  const secret = 'rugbrød med leverpostej'
  await main.getByLabel('Ny adgangskode', { exact: true }).fill(secret)
  await main.getByLabel('Adgangskode igen').fill(secret)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
  expect(await userOf(theirs)).toBe(401)
  await logInAs(page, email, secret)
  const confirm = main.getByRole('button', { name: 'Bekræft e-mail' })
  await confirm.press('Enter')
  await expect(page).toHaveURL(`${next}?verified=1`)
  await expect(page.getByText('Din e-mail er bekræftet.')).toBeVisible()
  withoutFailedLoads(complaints)
})

test('§4 user session: after a confirmation here, and in another browser', async ({
  page,
  visit,
  otherPage,
  complaints,
}) => {
  const email = newEmail()
  await registerOverHttp(page, email)
  const link = await verifyLink(email)
  await test.step('the profile says so', async () => {
    await confirmOnPage(page, email)
    await expect(page).toHaveURL('/dk/profile?verified=1')
    await expect(page.getByText('Din e-mail er bekræftet.')).toBeVisible()
    await expect(page.getByText('Bekræftet', { exact: true })).toBeVisible()
  })
  await test.step('the link leads to a page that says so, also without a login', async () => {
    for (const way of ['Fortsæt', 'Log ind']) {
      await visit(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din e-mail er bekræftet')
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible()
      await expectAccessible(page)
      await endSession(page.context())
    }
  })
  await test.step('the account is not deleted with the link', async () => {
    await visit(await disownLink(email))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontoen er ikke slettet')
    await expectAccessible(page)
  })
  await test.step('other browsers are logged out', async () => {
    const another = newEmail()
    await registerOverHttp(page, another)
    await visit('/dk/profile')
    await otherPage.request.post('/login', {
      headers: await csrfHeader(otherPage.request),
      data: { email: another, password: accountPassword },
    })
    await confirmOverHttp(otherPage, another)
    await returnTo(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  })
  withoutFailedLoads(complaints)
})

for (const country of countries)
  test(`§4 user session, /${country}: whoever did not make the account deletes it by one press, with the keyboard, at 320 px`, async ({
    page,
    visit,
  }) => {
    const email = newEmail()
    const postal_code = { dk: '8000', no: '0150', se: '111 22', fi: '00100' }[country]
    await registerOverHttp(page, email, { ...mette, postal_code, country_registered_to: country })
    await endSession(page.context())
    await page.setViewportSize({ width: 320, height: 640 })
    const isNarrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // The mails of a deleted account are deleted with it.
    const again = await disownLink(email)
    await visit(await verifyLink(email))
    await expect(page).toHaveURL(new RegExp(`/${country}/verify-email\\?`))
    await isNarrow()
    await expectAccessible(page)
    await page.getByRole('main').locator('a[href*=disown]').press('Enter')
    const button = page.getByRole('main').locator('[type=submit]')
    await expect(button).toBeVisible()
    await isNarrow()
    await expectAccessible(page)
    await button.press('Enter')
    await expect(button).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)
    const known = await page.request.get(`/api/check-email?email=${email}`)
    expect(await known.json()).toEqual({ email_registered: false })
    await visit(again)
    await expect(button).toHaveCount(0)
  })
