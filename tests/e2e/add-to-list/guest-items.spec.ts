import type { Locator, Page } from '@playwright/test'
import { mette } from '#machines/session/users.fixture.ts'
import {
  accountPassword,
  confirmOnPage,
  confirmOverHttp,
  fillRegistration,
  haveVerifiedAccount,
  newEmail,
  registerOverHttp,
} from '../account/account-page.ts'
import { listButton, panelOf } from '../list-rows/list-page.ts'
import { part } from '../profile/profile-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, goWithin, returnTo, test, untilTabIsOpen } from '../support/page-test.ts'
import { addFirst, modalOf, plusOfOne, quantitiesOn } from './add-to-list-modal.ts'
import { comparedOffer } from './add-to-list-page.ts'

const message = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const closeModal = (page: Page) => modalOf(page).getByRole('button', { name: 'Luk', exact: true }).click()

async function logInWith(form: Locator, email: string) {
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
  await form.locator('[type=submit]').click()
}

test.describe('§4 waiting items: a new visitor’s milk', () => {
  test('is on the list after four presses and the link of the mail', async ({ page, visit }) => {
    let presses = 0
    const press = async (pressed: Locator) => {
      presses += 1
      await pressed.click()
    }
    const email = newEmail()
    await visit('/offer/mælk')
    const plus = plusOfOne(page)
    const name = ((await plus.getAttribute('aria-label')) ?? '').replace('Læg på sedlen: ', '')
    await press(plus)
    const modal = modalOf(page)
    await press(modal.getByRole('button', { name: 'Opret konto', pressed: false }))
    await expectAccessible(page)
    // A click on the box accepts the terms.
    await fillRegistration(modal, email)
    presses += 1
    await press(modal.locator('[type=submit]'))
    await expect(page.getByRole('dialog', { name: 'Bekræft din e-mail først' })).toContainText(name)
    await expect(page).toHaveURL('/dk/offer/m%C3%A6lk?registered=true')
    await expectAccessible(page)
    expect(presses).toBe(4)

    await confirmOnPage(page, email)
    await expect(page).toHaveURL('/dk/offer/m%C3%A6lk?verified=1')
    await expect(message(page, `${name} er lagt på sedlen`)).toBeVisible()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
    expect(await page.evaluate(() => localStorage.getItem('guestItems'))).toBe(null)
  })

  test('leaves the results in sight while the page gets the country’s prefix', async ({ page, visit }) => {
    await visit('/offer/mælk')
    const name = (await plusOfOne(page).getAttribute('aria-label')) ?? ''
    await plusOfOne(page).click()
    const modal = modalOf(page)
    await modal.getByRole('button', { name: 'Opret konto', pressed: false }).click()
    await fillRegistration(modal, newEmail())
    const results = await HeldCalls.on(page, '**/_serverFn/getSearchResults**', 'GET')
    // Everything that is drawn on the way: a skeleton has no names.
    await page.evaluate(() => {
      const noteMissing = () => {
        if (!document.querySelector('main h3')) document.documentElement.dataset.lost = 'yes'
      }
      new MutationObserver(noteMissing).observe(document.body, { childList: true, subtree: true })
    })
    await modal.locator('[type=submit]').click()
    await expect(page.getByRole('dialog', { name: 'Bekræft din e-mail først' })).toBeVisible()
    await expect(page).toHaveURL('/offer/m%C3%A6lk?registered=true')
    await results.letThrough()
    await expect(page).toHaveURL('/dk/offer/m%C3%A6lk?registered=true')
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeAttached()
    await expect(page.locator('html')).not.toHaveAttribute('data-lost', 'yes')
  })

  test('is added once if the link is opened in another tab', async ({ page, visit }) => {
    const email = newEmail()
    await registerOverHttp(page, email)
    await visit('/dk/offer/mælk')
    const name = await addFirst(page)
    await expect(page.getByRole('dialog', { name: 'Bekræft din e-mail først' })).toContainText(name)
    const tab = await page.context().newPage()
    await confirmOnPage(tab, email)
    await expect(message(tab, `${name} er lagt på sedlen`)).toBeVisible()
    await returnTo(page)
    const onOffer = (shown: Page) =>
      shown
        .getByRole('main')
        .getByRole('link', { name: `1 på sedlen: ${name}` })
        .first()
    await expect(onOffer(page)).toBeVisible()
    await returnTo(tab)
    // The link leads to the front page.
    await goWithin(tab, '/dk/offer/mælk')
    await expect(onOffer(tab)).toBeVisible()
    expect(await quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  })

  test('is added by the original tab when it is shown again, if the email is confirmed in another', async ({
    page,
    visit,
  }) => {
    const email = newEmail()
    await registerOverHttp(page, email)
    await visit('/dk/offer/mælk')
    const name = await addFirst(page)
    await confirmOverHttp(page, email)
    await returnTo(page)
    await expect(message(page, `${name} er lagt på sedlen`)).toBeVisible()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  })

  test('is picked among several offers before the modal asks for a login', async ({ page, visit }) => {
    const email = await haveVerifiedAccount(page)
    await visit(await comparedOffer(page))
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('main').getByRole('link', { name: 'Læg flere på sedlen' }).click()
    const modal = modalOf(page)
    await modal.getByRole('radio').nth(1).check()
    await modal.getByRole('button', { name: 'En mere' }).click()
    await modal.getByRole('button', { name: 'Læg på sedlen' }).click()
    await expect(modal).toContainText('Log ind eller opret en konto, så lægger vi den på sedlen.')
    await logInWith(modal, email)
    await expect(message(page, `${name} er lagt på sedlen`)).toBeVisible()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 2 }])
  })

  test('is added a day later, by a login anywhere', async ({ page, visit }) => {
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

  test('is shown in the list’s panel with the other waiting items, and can be dropped', async ({
    page,
    visit,
  }) => {
    const email = await haveVerifiedAccount(page)
    await visit('/offer/mælk')
    const first = await addFirst(page)
    await closeModal(page)
    await goWithin(page, '/offer/kaffe')
    await expect(page.getByRole('heading', { level: 1, name: 'kaffe' })).toBeVisible()
    const second = await addFirst(page)
    await closeModal(page)
    // Pressed twice, the item still waits once.
    await addFirst(page)
    await closeModal(page)
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText('2 varer venter på dig')
    const promise = panel.getByRole('paragraph').filter({ hasText: 'Log ind eller opret en konto' })
    await expect(promise).toHaveText('Log ind eller opret en konto, så kommer de på sedlen.')
    await expectAccessible(page)
    await expect(listButton(page)).toContainText('2 varer')
    const waiting = panel.getByRole('listitem')
    // The price, with its decimals small beside it.
    await expect(waiting.first().locator('p + *, div + div').first()).toContainText(/\d/)
    await waiting.last().getByRole('button', { name: 'En mere' }).click()
    await expect(waiting.last()).toContainText('2 stk.')
    await expect(listButton(page)).toContainText('3 varer')
    await panel.getByRole('button', { name: `Fjern: ${first}` }).click()
    await expect(waiting).toHaveCount(1)
    await message(page, 'Varen er fjernet').getByRole('button', { name: 'Fortryd' }).click()
    await expect(waiting).toHaveCount(2)
    await waiting.filter({ hasText: second }).getByRole('button', { name: 'En færre' }).click()
    await panel.getByRole('button', { name: `Fjern: ${first}` }).click()
    await expect(waiting).toHaveCount(1)
    await expect(panel.getByRole('button', { name: `Fjern: ${second}` })).toBeFocused()
    await expect(promise).toHaveText('Log ind eller opret en konto, så kommer den på sedlen.')
    await panel.getByRole('link', { name: 'Log ind' }).click()
    await expect(page).toHaveURL('/login?next=%2Foffer%2Fkaffe')
    await logInWith(page.locator('main'), email)
    await expect(message(page, `${second} er lagt på sedlen`)).toBeVisible()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name: second, quantity: 1 }])
  })

  test('stays until it is dropped, and the panel says why, if the account is of another country', async ({
    page,
    visit,
  }) => {
    const norwegian = { ...mette, postal_code: '0150', country_registered_to: 'no' as const }
    const email = await haveVerifiedAccount(page, norwegian)
    await visit('/dk/offer/mælk')
    await addFirst(page)
    await closeModal(page)
    await visit('/dk/login')
    await logInWith(page.locator('main'), email)
    await expect(message(page, '1 vare er fra et annet land enn kontoen din')).toBeVisible()
    await visit('/no/profile')
    const lists = part(page, 'Handleliste')
    await expect(lists.getByRole('heading', { level: 3 })).toHaveText('1 vare er ikke lagt på lista')
    await expectAccessible(page)
    await expect(message(page, '1 vare er fra et annet land')).toHaveCount(0)
    await lists.getByRole('button', { name: /^Fjern: / }).click()
    await expect(lists.getByRole('listitem')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guestItems'))).toBe(null)
    const { items } = await (await page.request.get('/api/shopping-list/active/no')).json()
    expect(items).toEqual([])
  })

  test('is removed when the user logs out', async ({ page, visit }) => {
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

test.describe('§2.1: the list’s part of the profile', () => {
  test('tells a verified user the number of items, and opens the list', async ({ page, visit }) => {
    const email = newEmail()
    await registerOverHttp(page, email)
    await visit('/dk/profile')
    const lists = part(page, 'Indkøbsseddel')
    await expect(lists).toContainText('Så kan du lægge varer på sedlen og dele den med andre.')
    await confirmOverHttp(page, email)
    await untilTabIsOpen(page)
    await returnTo(page)
    await expect(lists).toContainText('Der er ikke noget på sedlen lige nu.')
    await lists.getByRole('button', { name: 'Åbn sedlen' }).click()
    await expect(panelOf(page).getByText('Sedlen er tom')).toBeVisible()
    await expectAccessible(page)
  })

  test('leaves no space for a closed panel', async ({ page, visit }) => {
    await registerOverHttp(page, newEmail())
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit('/dk/profile')
    await expect(listButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('body')).toHaveCSS('padding-right', '0px')
    await expect(page.locator('#shopping-list')).toHaveCount(0)
  })
})
