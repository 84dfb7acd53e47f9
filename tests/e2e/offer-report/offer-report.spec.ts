import type { Page } from '@playwright/test'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { offerPath, reportAddress, reportIn } from './offer-report-page.ts'

const widths = [
  [390, 844],
  [1440, 900],
] as const

const noSidewaysScroll = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

for (const [width, height] of widths) {
  test(`§7.6 offer reports: at ${width} px a report is sent by keyboard without an account`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(await offerPath(page))
    const report = reportIn(page.getByRole('main'))
    await report.opener.focus()
    await page.keyboard.press('Enter')
    await expect(report.choice('Prisen')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Space')
    for (let at = 0; at < 5; at += 1) await page.keyboard.press('Tab')
    await expect(report.sentence).toBeFocused()
    await page.keyboard.type('34,95 i butikken')
    const answered = page.waitForResponse(reportAddress)
    await page.keyboard.press('Enter')
    expect((await answered).status()).toBe(204)
    await expect(report.thanks).toBeFocused()
    await expectAccessible(page)
    await noSidewaysScroll(page)
  })

  test(`§7.6 offer reports: at ${width} px what was typed survives a lost connection and a broken server`, async ({
    page,
    visit,
    complaints,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(await offerPath(page))
    const calls = await HeldCalls.on(page, reportAddress, 'POST')
    const report = reportIn(page.getByRole('main'))
    await report.opener.click()
    await report.send.click()
    await expect(report.message).toHaveText('Vælg først, hvad der er forkert.')
    await expectAccessible(page)
    await report.choice('Størrelsen').click()
    await report.sentence.fill('Posen er på 400 g.')
    for (const fail of [() => calls.lose(), () => calls.answer({ status: 500, json: {} })]) {
      await report.send.dblclick()
      await expect(report.send).toHaveText('Sender …')
      await expect.poll(() => calls.waiting).toBe(1)
      await fail()
      await expect(report.message).toContainText('Det, du har skrevet, er her stadig.')
      await expect(report.sentence).toHaveValue('Posen er på 400 g.')
      await expectAccessible(page)
    }
    await noSidewaysScroll(page)
    await report.send.dblclick()
    await calls.answer({ status: 204 })
    await expect(report.thanks).toBeVisible()
    expect(calls.bodies).toHaveLength(3)
    complaints.splice(0)
  })
}

test('§7.6 offer reports: in the viewer Escape closes the form alone, and its focus goes back', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/dk/partner/netto/leaflet')
  await page.locator('main a[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  const report = reportIn(dialog)
  await report.opener.first().click()
  await expect(report.choice('Prisen')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(report.form).toHaveCount(0)
  await expect(report.opener.first()).toBeFocused()
  await expect(dialog).toBeVisible()
  await report.opener.first().press('Enter')
  await report.choice('Billedet').press('Enter')
  await report.send.press('Enter')
  await expect(report.thanks).toBeFocused()
  await expectAccessible(page)
})

test('§7.6 offer reports: if the form does not arrive, the page says so and tries again', async ({
  page,
  visit,
  complaints,
}) => {
  await visit(await offerPath(page))
  const asset = /assets\/offer-report-[\w-]+\.js/
  await page.route(asset, (route) => route.abort())
  const report = reportIn(page.getByRole('main'))
  await report.opener.click()
  await expect(page.getByText('Vi kunne ikke hente det, du trykkede på.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(asset)
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(report.choice('Prisen')).toBeVisible()
  complaints.splice(0)
})
