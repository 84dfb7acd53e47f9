import type { Page } from '@playwright/test'
import { astrid } from '#machines/session/users.fixture.ts'
import {
  accountPassword,
  confirmOnPage,
  confirmOverHttp,
  haveVerifiedAccount,
  newEmail,
  registerOverHttp,
} from '../account/account-page.ts'
import { expect, expectAccessible, returnTo, test } from '../support/page-test.ts'
import { agentModal, chips, pressHeart } from './price-agent-page.ts'

const message = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('pendingPriceAgentItem'))

async function logIn(page: Page, email: string) {
  const form = page.getByRole('main')
  await form.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
  if ((await form.getByLabel('E-mail').inputValue()) === '') await form.getByLabel('E-mail').fill(email)
  await form.locator('[type=submit]').click()
}

/** The modal is about the product, and the item is removed from the device. */
async function isGoneOnWith(page: Page, name: string) {
  await expect(agentModal(page)).toContainText(name)
  await expect(chips(page).first()).toHaveText('Alle')
  await expect.poll(() => kept(page)).toBe(null)
}

test.describe('§4 adding to price agent: a visitor', () => {
  test('is sent to /check-email, and the flow goes on with the item after the login', async ({
    page,
    visit,
  }) => {
    const email = await haveVerifiedAccount(page)
    await visit('/dk/offer/kaffe')
    const name = await pressHeart(page)
    await expect(page).toHaveURL(/\/dk\/check-email\?next=/)
    await expect(page.getByRole('main')).toContainText(`så følger vi prisen på ${name}`)
    await expect.poll(() => kept(page)).toContain(name)
    await expectAccessible(page)
    await page.getByRole('main').getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Fortsæt' }).click()
    await expect(page).toHaveURL(/\/dk\/login/)
    await logIn(page, email)
    await expect(page).toHaveURL('/dk/offer/kaffe')
    await isGoneOnWith(page, name)
    await page.locator('dialog [type=submit]').click()
    await expect(page.getByRole('dialog', { name: 'Vi følger prisen' })).toBeVisible()
  })

  test('is told so if their account is of another country, while they are led there', async ({
    page,
    visit,
  }) => {
    const email = await haveVerifiedAccount(page, astrid)
    await visit('/dk/offer/kaffe')
    const name = await pressHeart(page)
    await expect.poll(() => kept(page)).toContain(name)
    await visit('/dk/login')
    await logIn(page, email)
    await expect(page).toHaveURL(/\/se(\/|$)/)
    await expect(
      message(
        page,
        new RegExp(`${name} (er fra et andet land end din|är från ett annat land än ditt) konto`),
      ),
    ).toBeVisible()
    await expect(agentModal(page)).toHaveCount(0)
    await expect.poll(() => kept(page)).toBe(null)
  })

  test('goes on a day later, by a login anywhere', async ({ page, visit }) => {
    const email = await haveVerifiedAccount(page)
    await visit('/dk/offer/kaffe')
    const name = await pressHeart(page)
    await expect.poll(() => kept(page)).toContain(name)
    await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    await visit('/dk/login')
    await logIn(page, email)
    await isGoneOnWith(page, name)
  })
})

test.describe('§4, §6 adding to price agent: an unverified user', () => {
  test('is sent to /profile with the reason, and the flow goes on when they have verified in another tab', async ({
    page,
    visit,
  }) => {
    const email = newEmail()
    await registerOverHttp(page, email)
    await visit('/dk/offer/kaffe')
    const name = await pressHeart(page)
    await expect(message(page, `Bekræft din e-mail først, så følger vi prisen på ${name}`)).toBeVisible()
    await expect(page).toHaveURL(/\/dk\/profile/)
    await expect(page.getByRole('main')).toContainText(`følger vi prisen på ${name}`)
    await expectAccessible(page)
    await confirmOverHttp(page, email)
    await returnTo(page)
    await isGoneOnWith(page, name)
  })

  test('goes on in the tab of the verification link', async ({ page, visit }) => {
    const email = newEmail()
    await registerOverHttp(page, email)
    await visit('/dk/offer/kaffe')
    const name = await pressHeart(page)
    await expect(page).toHaveURL(/\/dk\/profile/)
    await expect.poll(() => kept(page)).toContain(name)
    await confirmOnPage(page, email)
    await isGoneOnWith(page, name)
  })

  test('is led to /profile by the pricing-agent button, with the reason', async ({ page, visit }) => {
    await registerOverHttp(page, newEmail())
    await visit('/dk')
    // It leaves by itself after three seconds, which a click may take on a loaded machine.
    await Promise.all([
      expect(message(page, 'Bekræft din e-mail først, så kan du bruge prisagenten.')).toBeVisible(),
      page.getByRole('banner').getByRole('link', { name: 'Prisagent' }).click(),
    ])
    await expect(page).toHaveURL('/dk/profile')
  })
})
