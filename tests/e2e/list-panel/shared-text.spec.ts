import type { Locator, Page } from '@playwright/test'
import { accountPassword, withoutFailedLoads } from '../account/account-page.ts'
import { listOf, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { untilWorkerIsReady } from '../list-sync/list-offline-page.ts'
import { becomeVisitor, expect, expectAccessible, test } from '../support/page-test.ts'

const phone = { width: 390, height: 844 }
const text = '2 l mælk\n- rugbrød\n100 % appelsinjuice & "æg"'
const linesOf = (page: Page): Locator => page.getByRole('dialog', { name: '3 varer fra din tekst' })
const namesOn = async (page: Page) => (await listOf(page)).items.map(({ name }) => name).sort()

/** Shares a text as the device's menu does: it posts a form to the address that the manifest names. */
async function shareText(page: Page, shared: string): Promise<void> {
  await page.evaluate((typed) => {
    const form = document.createElement('form')
    Object.assign(form, { action: '/shared-text', method: 'post', enctype: 'multipart/form-data' })
    const field = document.createElement('textarea')
    Object.assign(field, { name: 'text', value: typed })
    form.append(field)
    document.body.append(form)
    form.submit()
  }, shared)
}

test.describe('§2.10 a text from another app', () => {
  test('the manifest names where it is posted', async ({ request }) => {
    expect((await (await request.get('/manifest.json')).json()).share_target).toEqual({
      action: '/shared-text',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    })
  })

  for (const size of [phone, { width: 1280, height: 720 }])
    test(`is shown as lines to choose from, and stands in no address, at ${size.width} px`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(size)
      await registerShopper(page)
      await visit('/dk')
      await shareText(page, text)
      await expect(linesOf(page)).toBeVisible()
      await expect(page).toHaveURL('/dk')
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await linesOf(page)
        .getByRole('button', { name: /Læg 3 varer/ })
        .press('Enter')
      await expect(panelOf(page).getByText('rugbrød', { exact: true })).toBeVisible()
      await expect.poll(() => namesOn(page)).toEqual(['100 % appelsinjuice & "æg"', 'mælk', 'rugbrød'])
      await page.reload()
      await expect(panelOf(page).or(page.locator('main'))).not.toHaveCount(0)
      await expect(linesOf(page)).toHaveCount(0)
    })

  test('waits for a visitor’s login, also through a reload', async ({ page, visit }) => {
    await page.setViewportSize(phone)
    const email = await registerShopper(page)
    await becomeVisitor(page)
    await visit('/dk')
    await shareText(page, text)
    await expect(panelOf(page)).toContainText('Teksten, du delte, venter her imens.')
    await expectAccessible(page)
    await panelOf(page).getByRole('link', { name: 'Log ind' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.reload()
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    await main.getByRole('button', { name: 'Log ind' }).click()
    await expect(linesOf(page)).toBeVisible()
  })

  test('is forgotten by a visitor who is just looking', async ({ page, visit }) => {
    await visit('/dk')
    await shareText(page, text)
    await panelOf(page).getByRole('button', { name: 'Jeg kigger bare' }).click()
    await expect(panelOf(page)).toHaveCount(0)
    await page
      .getByRole('button', { name: /seddel/i })
      .first()
      .click()
    await expect(panelOf(page)).toContainText('Hav sedlen med i butikken')
    await expect(panelOf(page)).not.toContainText('Teksten, du delte')
  })

  test('is not taken if it is longer than 20,000 bytes, and the shopper is told', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk')
    await shareText(page, 'ø'.repeat(10_001))
    await expect(page.getByText('Teksten er for lang til sedlen.').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('§2.10 a text from another app, with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('is shown without a connection, and put on the list later', async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    await page.setViewportSize(phone)
    await registerShopper(page)
    await visit('/dk')
    await untilWorkerIsReady(page)
    await context.setOffline(true)
    await shareText(page, text)
    await expect(linesOf(page)).toBeVisible()
    await linesOf(page)
      .getByRole('button', { name: /Læg 3 varer/ })
      .click()
    await expect(panelOf(page).getByText('rugbrød', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => namesOn(page)).toEqual(['100 % appelsinjuice & "æg"', 'mælk', 'rugbrød'])
    // A browser without a connection logs failed requests itself.
    withoutFailedLoads(complaints)
  })
})
