import type { Page } from '@playwright/test'
import { accountPassword, failCall, failureTexts, withoutFailedLoads } from '../account/account-page.ts'
import { listButton, listOf, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'

/** Tells the key as long as it is held, as the browser does; the first time it is pressed. */
async function holdEnter({ keyboard }: Page, times: number): Promise<void> {
  for (let told = 0; told < times; told += 1) await keyboard.down('Enter')
}

test.describe('Enter that is held', () => {
  test('on a stepper counts once, and on the button of a sheet presses nothing below it', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/dk')
    await listButton(page).click()
    await panelOf(page).getByRole('button', { name: 'Skriv en vare selv' }).click()
    const sheet = page.getByRole('dialog', { name: 'Skriv en vare selv' })
    await sheet.getByLabel('Vare', { exact: true }).fill('Gær')
    await sheet.getByRole('button', { name: 'En mere' }).focus()
    await holdEnter(page, 4)
    await page.keyboard.up('Enter')
    await expect(sheet.getByLabel('Antal')).toHaveValue('2')
    await sheet.getByRole('button', { name: 'Læg på sedlen' }).focus()
    await holdEnter(page, 1)
    await expect(sheet).toHaveCount(0)
    await holdEnter(page, 3)
    await page.keyboard.up('Enter')
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(1)
    await expect(sheet).toHaveCount(0)
    await expect.poll(async () => (await listOf(page)).items.map(({ quantity }) => quantity)).toEqual([2])
  })

  test('in a form sends it once, and again when it is pressed again', async ({ page, visit, complaints }) => {
    const calls = await HeldCalls.on(page, '**/login', 'POST')
    await visit('/dk/login')
    const main = page.locator('main')
    await main.getByLabel('E-mail').fill('mette@example.dk')
    await main.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    const alert = main.locator('form').getByRole('alert').first()
    await holdEnter(page, 2)
    await failCall(calls, { kind: 'offline' })
    await expect(alert).toContainText(failureTexts.offline)
    await holdEnter(page, 3)
    await page.keyboard.up('Enter')
    await expect(alert).toContainText(failureTexts.offline)
    expect(calls.urls).toHaveLength(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => calls.waiting).toBe(1)
    await failCall(calls, { kind: 'offline' })
    await expect(alert).toContainText(failureTexts.offline)
    withoutFailedLoads(complaints)
  })
})
