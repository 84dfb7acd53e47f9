import type { Locator, Page } from '@playwright/test'
import { mette } from '#machines/session/users.fixture.ts'
import {
  accountPassword,
  confirmOverHttp,
  newEmail,
  registerOverHttp,
  withoutFailedLoads,
} from '../account/account-page.ts'
import { listButton, panelOf, refuseOffers, registerShopper, rowOf } from '../list-rows/list-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { endSession, expect, expectAccessible, test } from '../support/page-test.ts'
import { addButtons, addFirst, modalOf, plusOfOne, pressFirst, quantitiesOn } from './add-to-list-modal.ts'

/** The temporary messages. */
const messages = (page: Page) => page.getByRole('status')

/** The modal's text about the item on the list; the modal shows messages too. */
const saidIn = (modal: Locator) => modal.getByRole('status').filter({ hasText: 'er på sedlen' })

test.describe('§4 add-to-list modal', () => {
  test('sets the quantity, adds the item, confirms it, and shows the number on the offer', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    const name = await addFirst(page)
    const modal = modalOf(page)
    const quantity = modal.getByLabel('Antal', { exact: true })
    await expect(quantity).toHaveValue('1')
    await expect(modal.getByRole('button', { name: 'En færre' })).toBeDisabled()
    await expectAccessible(page)
    await modal.getByRole('button', { name: 'En mere' }).click()
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(saidIn(modal)).toHaveText(`3 × ${name} er på sedlen`)
    await expectAccessible(page)
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 3 }])
    await modal.getByRole('button', { name: 'Færdig' }).click()
    await expect(modal).toHaveCount(0)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: `3 på sedlen: ${name}` })
        .first(),
    ).toHaveText('3')
  })

  test('if the session has ended elsewhere it says that the item waits, as the message does', async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    const name = await addFirst(page)
    // Until it is answered who is logged in, the modal stays.
    await HeldCalls.on(page, '**/api/user', 'GET')
    await endSession(context)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Log ind igen, så sender vi det, du har ændret.')).toBeVisible()
    const said = modalOf(page).getByRole('status').filter({ hasText: name })
    await expect(said).toHaveText(`1 × ${name} venter, til du logger ind igen`)
    withoutFailedLoads(complaints)
  })

  test('on a phone a part of the list opens after it has closed; the focus returns to the offer, and from the list to its button', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    const name = await addFirst(page)
    const modal = modalOf(page)
    await page.keyboard.press('Enter')
    await expect(saidIn(modal)).toHaveText(`1 × ${name} er på sedlen`)
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
    await modal.getByRole('button', { name: 'Færdig' }).press('Enter')
    await expect(modal).toHaveCount(0)
    const part = page.getByRole('region', { name: /^Indkøbsseddel/ })
    await expect(rowOf(page, name)).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: `1 på sedlen: ${name}` })
        .first(),
    ).toBeFocused()
    await part.getByRole('button', { name: 'Se hele sedlen' }).press('Enter')
    await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(listButton(page)).toBeFocused()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })

  test('§2.4 a refusal of the server is shown in it, where it can be seen, heard and pressed', async ({
    page,
    visit,
    complaints,
  }) => {
    await registerShopper(page)
    const reason = await refuseOffers(page)
    await visit('/dk/offer/kaffe')
    await addFirst(page)
    const modal = modalOf(page)
    await modal.getByRole('button', { name: 'Læg på sedlen' }).click()
    const message = modal.getByRole('status').filter({ hasText: reason })
    await expect(message).toBeVisible()
    // The message stays as long as the pointer is on it.
    await message.hover()
    await expectAccessible(page)
    await modal.getByRole('button', { name: 'Luk beskeden' }).click()
    await expect(message).toHaveCount(0)
    await modal.getByRole('button', { name: 'Færdig' }).click()
    await expect(modal).toHaveCount(0)
    withoutFailedLoads(complaints)
  })

  test('by keyboard it needs Enter three times: to open it, to add the item, and to see the list', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    const modal = modalOf(page)
    await addButtons(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(modal.getByRole('button', { name: 'Læg på sedlen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(modal.getByRole('button', { name: 'Se sedlen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(1)
  })

  test('§9 hideAdded: if the shopper asks for it, a press is enough, on the next visit too', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    const first = await addFirst(page)
    const modal = modalOf(page)
    await modal.getByRole('button', { name: 'Læg på sedlen' }).click()
    await modal.getByLabel('Vis ikke dette igen').check()
    expect(await page.evaluate(() => localStorage.getItem('hideAdded'))).toBe('true')
    await modal.getByRole('button', { name: 'Færdig' }).click()
    await page.reload()
    await visit('/dk/offer/kaffe')
    // When the page has its list, the first offer has another name: it is not to be added any more.
    await expect(
      page
        .getByRole('main')
        .getByRole('group', { name: first })
        .getByRole('status')
        .filter({ hasText: `1 på sedlen: ${first}` })
        .first(),
    ).toBeVisible()
    const second = await pressFirst(page)
    await expect(modal).toHaveCount(0)
    await expect(messages(page).filter({ hasText: `${second} er lagt på sedlen` })).toBeVisible()
    await expect
      .poll(() => quantitiesOn(page))
      .toEqual([
        { name: first, quantity: 1 },
        { name: second, quantity: 1 },
      ])
  })

  test('closes by Escape, by its button, beside it, and on a change of page; the focus returns', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    const modal = modalOf(page)
    await addFirst(page)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(plusOfOne(page)).toBeFocused()
    await addFirst(page)
    await modal.getByRole('button', { name: 'Luk' }).click()
    await expect(modal).toHaveCount(0)
    await addFirst(page)
    await page.mouse.click(5, 300)
    await expect(modal).toHaveCount(0)
    await addFirst(page)
    await expect(modal).toBeVisible()
    await page.goBack()
    await expect(modal).toHaveCount(0)
  })

  test('a visitor logs in inside it, and the item is on their list', async ({ page, visit }) => {
    const email = await registerShopper(page)
    await endSession(page.context())
    await visit('/dk/offer/kaffe')
    const name = await addFirst(page)
    const modal = modalOf(page)
    await expect(modal).toContainText(name)
    await modal.getByLabel('E-mail').fill(email)
    await modal.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    await expectAccessible(page)
    await modal.locator('[type=submit]').click()
    await expect(modal).toHaveCount(0)
    await expect(messages(page).filter({ hasText: `${name} er lagt på sedlen` })).toBeVisible()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  })

  test('closes if the user who logs in inside it is of another country, whose list cannot hold the offer', async ({
    page,
    visit,
  }) => {
    const email = newEmail()
    await registerOverHttp(page, email, { ...mette, postal_code: '0150', country_registered_to: 'no' })
    await confirmOverHttp(page, email)
    await endSession(page.context())
    await visit('/dk/offer/kaffe')
    await addFirst(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    await dialog.locator('[type=submit]').click()
    await expect(page).toHaveURL('/no/offer/kaffe')
    await expect(page.getByRole('heading', { level: 1, name: 'kaffe' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(
      messages(page).filter({ hasText: /1 vare er fra et annet land enn kontoen din/ }),
    ).toBeVisible()
    const { items } = await (await page.request.get('/api/shopping-list/active/no')).json()
    expect(items).toEqual([])
  })

  test('puts the offer on the list if the login leads to the prefix of the same country', async ({
    page,
    visit,
  }) => {
    const email = await registerShopper(page)
    await endSession(page.context())
    await visit('/offer/kaffe')
    const name = await addFirst(page)
    const modal = modalOf(page)
    await modal.getByLabel('E-mail').fill(email)
    await modal.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    await modal.locator('[type=submit]').click()
    await expect(page).toHaveURL('/dk/offer/kaffe')
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 1 }])
  })

  test('§6 a user whose email is not verified is led to the profile', async ({ page, visit }) => {
    await registerOverHttp(page, newEmail())
    await visit('/dk/offer/kaffe')
    await addFirst(page)
    const modal = modalOf(page)
    await expectAccessible(page)
    await modal.getByRole('link', { name: 'Gå til din profil' }).click()
    await expect(page).toHaveURL('/dk/profile')
    await expect(modal).toHaveCount(0)
  })

  test('opens from the product page, and leads to the list', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(page).toHaveURL(/\/dk\/single\//)
    await expect(heading).not.toHaveText('Kaffe')
    const name = (await heading.textContent()) ?? ''
    await page.getByRole('main').getByRole('link', { name: 'Læg på sedlen', exact: true }).click()
    const modal = modalOf(page)
    await modal.getByRole('button', { name: 'Læg på sedlen' }).click()
    await modal.getByRole('button', { name: 'Se sedlen' }).click()
    await expect(panelOf(page).getByText(name, { exact: true })).toBeVisible()
  })

  test('without JavaScript the plus leads to the login page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/offer/kaffe')
    await addButtons(page).first().click()
    await expect(page).toHaveURL('/login')
    await context.close()
  })
})
