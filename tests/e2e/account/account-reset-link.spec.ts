import type { Page } from '@playwright/test'
import { csrfHeader } from '../support/csrf-header.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { accountPassword, haveAccount, resetLinkOf, withoutFailedLoads } from './account-page.ts'

const mainOf = (page: Page) => page.locator('main')

test.describe('§2.1 the page of a reset link needs only the token', () => {
  const linkNaming = async (page: Page, email: string, named?: string) => {
    const link = new URL(await resetLinkOf(page, email), 'http://site.example')
    link.searchParams.delete('email')
    if (named) link.searchParams.set('email', named)
    return link.pathname + link.search
  }

  test('the shopper types the email, and logs in with the new password', async ({
    page,
    visit,
    complaints,
  }) => {
    const email = await haveAccount(page)
    await visit(await linkNaming(page, email))
    // The token does not stay where others could read it.
    await expect(page).toHaveURL('/dk/reset-password')
    await expectAccessible(page)
    const main = mainOf(page)
    const [newPassword, again] = [
      main.getByLabel('Ny adgangskode', { exact: true }),
      main.getByLabel('Adgangskode igen', { exact: true }),
    ]
    await newPassword.fill('en ganske ny kode')
    await again.fill('en ganske ny kode')
    await page.keyboard.press('Enter')
    await expect(main.getByLabel('E-mail')).toHaveAccessibleDescription('Skriv din e-mail.')
    await main.getByLabel('E-mail').fill(` ${email} `)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dk/login')
    await expect(main.getByLabel('E-mail')).toHaveValue(email)
    await main.getByLabel('Adgangskode', { exact: true }).fill('en ganske ny kode')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mette' })).toBeVisible()
    // The browser logs `GET /api/user` as failed after the reset, because nobody is logged in.
    withoutFailedLoads(complaints)
  })

  test('an email that is not the link’s is refused under the field, and can be corrected', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit(await linkNaming(page, await haveAccount(page)))
    const main = mainOf(page)
    await main.getByLabel('E-mail').fill('mette@example.dk')
    await main.getByLabel('Ny adgangskode', { exact: true }).fill(accountPassword)
    await main.getByLabel('Adgangskode igen', { exact: true }).fill(accountPassword)
    await page.keyboard.press('Enter')
    await expect(main.getByLabel('E-mail')).toHaveAccessibleDescription(
      'Linket hører ikke til den e-mail, eller det virker ikke længere. Bed om et nyt.',
    )
    await expect(main.getByLabel('Ny adgangskode', { exact: true })).toHaveValue(accountPassword)
    await main.getByRole('link', { name: 'Få et nyt link' }).click()
    await expect(page).toHaveURL('/dk/forgot-password')
    await expect(main.getByLabel('E-mail')).toHaveValue('mette@example.dk')
    withoutFailedLoads(complaints)
  })

  test('if the link has an invalid email the shopper types it; without a token the page only offers a new link', async ({
    page,
    visit,
  }) => {
    await visit(await linkNaming(page, await haveAccount(page), 'mette'))
    await expect(mainOf(page).getByLabel('E-mail')).toHaveValue('')
    await visit('/dk/reset-password?email=mette%40example.dk')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket virker ikke længere')
  })
})

test('§8 errors: a link that was used, or is not ours, says so on opening and leads to a new one', async ({
  page,
  visit,
}) => {
  const email = await haveAccount(page)
  const link = await resetLinkOf(page, email)
  const { searchParams } = new URL(link, 'http://site.example')
  const data = { token: searchParams.get('token'), email }
  const used = await page.request.post('/reset-password', {
    headers: await csrfHeader(page.request),
    data: { ...data, password: 'en ganske ny kode', password_confirmation: 'en ganske ny kode' },
  })
  expect(used.status()).toBe(200)
  const main = mainOf(page)
  for (const address of [link, `/dk/reset-password?token=notours&email=${encodeURIComponent(email)}`]) {
    await visit(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket virker ikke længere')
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await expect(page).toHaveURL('/dk/reset-password')
  }
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Få et nyt link' }).click()
  await expect(main.getByLabel('E-mail')).toHaveValue(email)
})
