import type { Locator, Page } from '@playwright/test'
import { mette } from '#machines/session/users.fixture.ts'
import { accountPassword, fillRegistration, newEmail, registerOverHttp } from './account-page.ts'
import { addFirst, modalOf, quantitiesOn } from './add-to-list-modal.ts'
import { listButton, panelOf } from './list-page.ts'
import { linkInMail } from './mailbox.ts'
import { expect, expectAccessible, goWithin, returnTo, test } from './page-test.ts'
import { part } from './profile-page.ts'

const verifyLink = (email: string) => linkInMail(email, /^\/email\/verify\//)
const message = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const closeModal = (page: Page) => modalOf(page).getByRole('button', { name: 'Luk', exact: true }).click()

/** Makes an account with a verified email, whose session the page does not have. */
async function haveVerifiedAccount(page: Page, user = mette): Promise<string> {
  const email = newEmail()
  await registerOverHttp(page, email, user)
  await page.request.get(await verifyLink(email))
  await page.context().clearCookies()
  return email
}

async function logInWith(form: Locator, email: string) {
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
  await form.locator('[type=submit]').click()
}

test.describe('issue 17.1: a new visitor’s milk', () => {
  test('is on the list after four presses and the link of the mail', async ({ page, visit }) => {
    let presses = 0
    const press = async (pressed: Locator) => {
      presses += 1
      await pressed.click()
    }
    const email = newEmail()
    await visit('/offer/mælk')
    const plus = page
      .getByRole('main')
      .getByRole('link', { name: /^Læg på sedlen: / })
      .first()
    const name = ((await plus.getAttribute('aria-label')) ?? '').replace('Læg på sedlen: ', '')
    await press(plus)
    const modal = modalOf(page)
    await press(modal.getByRole('button', { name: 'Opret konto', pressed: false }))
    await expectAccessible(page)
    // The terms are accepted by a press.
    await fillRegistration(modal, email)
    presses += 1
    await press(modal.locator('[type=submit]'))
    await expect(page.getByRole('dialog', { name: 'Bekræft din e-mail først' })).toContainText(name)
    await expect(page).toHaveURL('/dk/offer/m%C3%A6lk?registered=true')
    await expectAccessible(page)
    expect(presses).toBe(4)

    await page.goto(await verifyLink(email))
    await expect(page).toHaveURL('/dk/offer/m%C3%A6lk?verified=1')
    await expect(message(page, `${name} er lagt på sedlen`)).toBeVisible()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
    expect(await page.evaluate(() => localStorage.getItem('guestItems'))).toBe(null)
  })

  test('is put there once if the link is opened in another tab, and by the first tab if elsewhere', async ({
    page,
    visit,
    otherPage,
  }) => {
    const email = newEmail()
    await registerOverHttp(page, email)
    await visit('/dk/offer/mælk')
    const name = await addFirst(page)
    await expect(page.getByRole('dialog', { name: 'Bekræft din e-mail først' })).toContainText(name)
    // On another device, which keeps nothing for anybody.
    await otherPage.request.get(await verifyLink(email))
    await returnTo(page)
    await expect(message(page, `${name} er lagt på sedlen`)).toBeVisible()
    const tab = await page.context().newPage()
    await tab.goto('/dk/offer/mælk')
    await expect(
      tab
        .getByRole('main')
        .getByRole('link', { name: `1 på sedlen: ${name}` })
        .first(),
    ).toBeVisible()
    expect(await quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  })

  test('is put there a day later, by logging in anywhere', async ({ page, visit }) => {
    const email = await haveVerifiedAccount(page)
    await visit('/offer/mælk')
    const name = await addFirst(page)
    await closeModal(page)
    await expect(message(page, '1 vare venter, til du logger ind')).toBeVisible()
    const day = 24 * 60 * 60 * 1000
    await page.clock.setSystemTime(Date.now() + day)
    await visit('/login')
    await logInWith(page.locator('main'), email)
    await expect(message(page, `${name} er lagt på sedlen`)).toBeVisible()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  })

  test('stands in the list’s panel with what else waits, and can be dropped', async ({ page, visit }) => {
    const email = await haveVerifiedAccount(page)
    await visit('/offer/mælk')
    const first = await addFirst(page)
    await closeModal(page)
    await goWithin(page, '/offer/kaffe')
    await expect(page.getByRole('heading', { level: 1, name: 'kaffe' })).toBeVisible()
    const second = await addFirst(page)
    await closeModal(page)
    // Pressed twice it is wanted once.
    await addFirst(page)
    await closeModal(page)
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText('2 varer venter på dig')
    await expectAccessible(page)
    await panel.getByRole('button', { name: `Fjern: ${first}` }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await panel.getByRole('link', { name: 'Log ind' }).click()
    await expect(page).toHaveURL('/login?next=%2Foffer%2Fkaffe')
    await logInWith(page.locator('main'), email)
    await expect(message(page, `${second} er lagt på sedlen`)).toBeVisible()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name: second, quantity: 1 }])
  })

  test('is told not to have come if the account is of another country', async ({ page, visit }) => {
    const norwegian = { ...mette, postal_code: '0150', country_registered_to: 'no' as const }
    const email = await haveVerifiedAccount(page, norwegian)
    await visit('/dk/offer/mælk')
    await addFirst(page)
    await closeModal(page)
    await visit('/dk/login')
    await logInWith(page.locator('main'), email)
    await expect(message(page, '1 vare er fra et annet land enn kontoen din')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('guestItems'))).toBe(null)
    const { items } = await (await page.request.get('/api/shopping-list/active/no')).json()
    expect(items).toEqual([])
  })

  test('goes with the user who logs out', async ({ page, visit }) => {
    const email = newEmail()
    await registerOverHttp(page, email)
    await visit('/dk/offer/mælk')
    const name = await addFirst(page)
    await closeModal(page)
    await visit('/dk/profile')
    await expect(part(page, 'Indkøbsseddel').getByRole('listitem')).toContainText(name)
    await page.getByRole('button', { name: 'Log ud' }).click()
    await expect(message(page, 'Du er logget ud')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('guestItems'))).toBe(null)
  })
})

test.describe('issue 17.2: the list’s part of the profile', () => {
  test('tells a verified user how much is on it, and opens it', async ({ page, visit }) => {
    const email = newEmail()
    await registerOverHttp(page, email)
    await visit('/dk/profile')
    const lists = part(page, 'Indkøbsseddel')
    await expect(lists).toContainText('Så kan du lægge varer på sedlen og dele den med andre.')
    await page.request.get(await verifyLink(email))
    await returnTo(page)
    await expect(lists).toContainText('Der er ikke noget på sedlen lige nu.')
    await lists.getByRole('button', { name: 'Åbn sedlen' }).click()
    await expect(panelOf(page).getByText('Sedlen er tom')).toBeVisible()
    await expectAccessible(page)
  })

  test('leaves no room for a panel that is closed', async ({ page, visit }) => {
    await registerOverHttp(page, newEmail())
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit('/dk/profile')
    await expect(listButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('body')).toHaveCSS('padding-right', '0px')
    await expect(page.locator('#shopping-list')).toHaveCount(0)
  })
})
