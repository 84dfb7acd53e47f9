import type { Page } from '@playwright/test'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { linkInMail } from '../support/mailbox.ts'
import { endSession, expect, test } from '../support/page-test.ts'
import { confirmOnPage, newEmail, withoutFailedLoads } from './account-page.ts'

const languages = { dk: 'da', no: 'no', se: 'sv', fi: 'fi' } as const
const postalCodes: Record<Country, string> = { dk: '8000', no: '0150', se: '111 22', fi: '00100' }
const firstPassword = 'solsikker i regnvejr'
const secondPassword = 'rugbrød med leverpostej'

const field = (page: Page, name: string) => page.locator('main').locator(`[name=${name}]`)

async function logIn(page: Page, country: Country, email: string, password: string) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'password').press('Enter')
  await expect(page).toHaveURL(`/${country}`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mette' })).toBeVisible()
}

/** Removes the session from the browser, as on another day or another device. */
async function forgetSession(page: Page) {
  await endSession(page.context())
}

for (const country of countries) {
  test(`§4 /${country}: from an unknown email to an account, and to a new password`, async ({
    page,
    visit,
    complaints,
  }) => {
    const email = newEmail()
    await visit(`/${country}/check-email`)
    await expect(page.locator('html')).toHaveAttribute('lang', languages[country])
    await field(page, 'email').fill(email)
    await field(page, 'email').press('Enter')

    await expect(page).toHaveURL(`/${country}/register`)
    await expect(field(page, 'email')).toHaveValue(email)
    await field(page, 'name').fill('Mette Holm')
    await field(page, 'password').fill(firstPassword)
    await field(page, 'postal_code').fill(postalCodes[country])
    await field(page, 'postal_code').press('Tab')
    await field(page, 'terms_accepted').check()
    await field(page, 'name').press('Enter')
    await expect(page).toHaveURL(`/${country}/register-gender-birthyear`)
    await page.locator('main a[href*=registered]').click()
    await expect(page).toHaveURL(`/${country}/profile?registered=true`)

    await confirmOnPage(page, email)
    await expect(page).toHaveURL(`/${country}/profile?verified=1`)
    const verified = await (await page.request.get('/api/user')).json()
    expect(verified).toEqual(
      expect.objectContaining({
        email,
        country_registered_to: country,
        postal_code: postalCodes[country],
        email_verified_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      }),
    )

    await forgetSession(page)
    await visit(`/${country}/check-email`)
    await field(page, 'email').fill(email)
    await field(page, 'email').press('Enter')
    await expect(page).toHaveURL(`/${country}/login`)
    await expect(field(page, 'email')).toHaveValue(email)
    await logIn(page, country, email, firstPassword)

    await forgetSession(page)
    await visit(`/${country}/forgot-password`)
    await field(page, 'email').fill(email)
    await field(page, 'email').press('Enter')
    const resetLink = await linkInMail(email, /\/reset-password\?/)
    expect(resetLink).toMatch(new RegExp(`^/${country}/reset-password\\?token=`))
    await visit(resetLink)
    await field(page, 'password').fill(secondPassword)
    await field(page, 'password_confirmation').fill(secondPassword)
    await field(page, 'password_confirmation').press('Enter')
    await expect(page).toHaveURL(`/${country}/login`)
    await logIn(page, country, email, secondPassword)
    // The browser logs `GET /api/user` as failed after the reset, because nobody is logged in.
    withoutFailedLoads(complaints)
  })
}
