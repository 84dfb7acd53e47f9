import type { BrowserContext, Page } from '@playwright/test'
import { longest } from '#tests/patience.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import {
  addManually,
  addOffers,
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  tickOf,
} from '../list-rows/list-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

/** Fails if an element of the panel is wider than it, or lies outside the window. */
async function expectToFit(page: Page): Promise<void> {
  const outside = await panelOf(page).evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect()
    const seen = [...panel.querySelectorAll('button, a, h2, h3, p, b, select, input')].filter(
      (element) => element.closest('[data-actions]') === null && element.getClientRects().length > 0,
    )
    return seen
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(outside).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function expectGood(page: Page): Promise<void> {
  await expectToFit(page)
  await expectAccessible(page)
}

/** Brings the panel into each of its states, and checks each of them. */
async function walkStates(page: Page, context: BrowserContext, complaints: string[]): Promise<void> {
  const panel = panelOf(page)
  if ((page.viewportSize()?.width ?? 0) < 1200) await openPanel(page)
  await expect(rowOf(page, 'Fødselsdagslys')).toBeVisible()
  await expectGood(page)

  const name = rowOf(page, 'Fødselsdagslys').getByText('Fødselsdagslys', { exact: true })
  await name.click()
  await expect(rowOf(page, 'Fødselsdagslys').getByText('Fjern')).toBeInViewport()
  await expectAccessible(page)
  await name.click()

  await rowOf(page, 'Servietter')
    .getByRole('button', { name: /Ret antal/ })
    .click()
  await expect(rowOf(page, 'Servietter').getByRole('textbox')).toBeFocused()
  await expectGood(page)
  await page.keyboard.press('Escape')

  const share = panel.getByRole('button', { name: 'Del sedlen' })
  await share.click()
  await expect(panel.getByRole('button', { name: 'Kopiér link' })).toBeVisible()
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()

  await context.setOffline(true)
  await tickOf(page, 'Servietter').click()
  await tickOf(page, 'Fødselsdagslys').click()
  await expect(
    panel.getByRole('status').filter({ hasText: '2 ændringer venter på forbindelse' }),
  ).toBeVisible()
  const pending = panel.getByText('Ikke sendt endnu')
  await expect(pending).toHaveCount(2)
  // The mark is visible because the change waits for long.
  for (const mark of await pending.all()) await expect(mark).toHaveCSS('opacity', '1')
  await expectGood(page)
  await context.setOffline(false)
  await expect(panel.getByText('Ikke sendt endnu')).toHaveCount(0, { timeout: longest })
  withoutFailedLoads(complaints)

  await panel.getByLabel('Sortér efter').selectOption('Billigst først')
  await expectGood(page)
}

const windows = [
  { width: 320, height: 640, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
  { width: 768, height: 1024, scheme: 'dark' },
  { width: 1440, height: 900, scheme: 'light' },
  { width: 1600, height: 1000, scheme: 'dark' },
] as const

for (const { width, height, scheme } of windows) {
  test(`the panel fits and is accessible in each of its states, ${width} px wide and ${scheme}`, async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme })
    await registerShopper(page)
    await addOffers(page, ['kaffe', 'kylling', 'bleer'])
    await addManually(page, ['Fødselsdagslys', 'Servietter'])
    await visit('/dk')
    await walkStates(page, context, complaints)
  })
}

test.describe('§8 a list that cannot be shown yet', () => {
  test('its skeleton is shown while it is loading, and a retry button if loading failed', async ({
    page,
    visit,
    complaints,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'])
    const calls = await HeldCalls.on(page, '**/api/shopping-list/active/dk', 'GET')
    await visit('/dk')
    const panel = await openPanel(page)
    await expect(panel.getByRole('status')).toContainText('Henter din seddel')
    await expectAccessible(page)
    await calls.answer({ status: 500, json: { message: '' } })
    await expect(panel.getByRole('alert')).toContainText('Sedlen kunne ikke hentes')
    await expectAccessible(page)
    // Meanwhile the page has retried by itself, and that request waits for its answer too.
    const asked = calls.urls.length
    await panel.getByRole('button', { name: 'Prøv igen' }).click()
    await expect.poll(() => calls.urls.length).toBeGreaterThan(asked)
    await calls.answer({ json: await listOf(page) })
    await expect(rowOf(page, 'Lys')).toBeVisible()
    await expect(panel.getByRole('heading', { level: 2 }), 'the button has gone').toBeFocused()
    withoutFailedLoads(complaints)
    complaints.splice(0)
  })
})

for (const [way, dismiss] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
  ['a press beside it', (page: Page) => page.mouse.click(5, 5)],
] as const)
  test(`§4 Back: the sheet to add by hand keeps what was typed when ${way} dismisses it`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await registerShopper(page)
    await visit('/dk')
    await openPanel(page)
    const opener = page.getByRole('button', { name: 'Skriv en vare selv' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Skriv en vare selv' })
    await sheet.getByLabel('Vare').fill('Mel')
    await sheet.getByLabel('Butik eller sted').fill('Torvet')
    await sheet.getByLabel('Antal').fill('3')
    await dismiss(page)
    await expect(sheet).toHaveCount(0)
    await opener.click()
    await expect(sheet.getByLabel('Vare')).toHaveValue('Mel')
    await expect(sheet.getByLabel('Butik eller sted')).toHaveValue('Torvet')
    await expect(sheet.getByLabel('Antal')).toHaveValue('3')
    await sheet.getByRole('button', { name: 'Læg på sedlen', exact: true }).click()
    await expect(rowOf(page, 'Mel')).toBeVisible()
    await opener.click()
    await expect(sheet.getByLabel('Vare')).toHaveValue('')
  })
