import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { coffee, storeInOtherTab, stripOf, tea } from './recently-viewed-page.ts'

test('§2.1: viewed offers are on the front page of their country, the latest first', async ({
  page,
  visit,
}) => {
  const names: string[] = []
  for (const index of [0, 1]) {
    await visit('/dk/offer/kaffe')
    const link = page.locator('article h3 a').nth(index)
    names.unshift(await link.innerText())
    await link.click()
    await expect
      .poll(() =>
        page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, viewedOffersKey),
      )
      .toBe(index + 1)
  }
  await visit('/dk')
  await expect(stripOf(page).locator('article h3')).toHaveText(names)
  await visit('/se')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Senast visade' })).toHaveCount(0)
})

test('§2.1: viewed offers can be cleared by keyboard after a question, which Escape declines', async ({
  page,
  context,
  visit,
}) => {
  const other = await context.newPage()
  await other.goto('/healthz')
  await storeInOtherTab(other, [coffee, tea])
  await visit('/dk')
  const strip = stripOf(page)
  const clear = strip.getByRole('button', { name: 'Ryd' })
  await clear.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(clear).toBeFocused()
  await expect(clear).toHaveAttribute('aria-expanded', 'false')
  await clear.press('Enter')
  await strip.getByRole('button', { name: 'Ja, glem dem' }).press('Enter')
  await expect(strip.getByText('Vi har glemt, hvad du har set på.')).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Slutter snart' })).toBeVisible()
  await expect(strip).toHaveCount(0)
})

test('§2.1: if another tab views an offer meanwhile, the focus stays in the question', async ({
  page,
  context,
  visit,
}) => {
  const other = await context.newPage()
  await other.goto('/healthz')
  await storeInOtherTab(other, [coffee])
  await visit('/dk')
  const strip = stripOf(page)
  await strip.getByRole('button', { name: 'Ryd' }).press('Enter')
  const yes = strip.getByRole('button', { name: 'Ja, glem dem' })
  await yes.focus()
  await storeInOtherTab(other, [tea, coffee])
  await expect(strip.locator('article')).toHaveCount(2)
  await expect(yes).toBeFocused()
})
