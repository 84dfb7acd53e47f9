import type { Page } from '@playwright/test'
import { cards, choice, count } from '../pages/offers-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

const boxesOf = (page: Page, filter: string) =>
  page.getByRole('group', { name: filter }).getByRole('checkbox')
const untilLoaded = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
/** The button that opens the filters on phones. */
const opener = (page: Page) => page.getByRole('button', { name: /^Filtre/ })

test.describe('§2.1 results: the filters by brand and size', () => {
  for (const width of [390, 1440])
    test(`leave their products, with counts and chips, ${width} px wide, by keyboard too`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit('/offer/kaffe')
      if (width === 390) await opener(page).press('Enter')
      await expectAccessible(page)
      const brand = await choice(boxesOf(page, 'Mærke').first())
      await boxesOf(page, 'Mærke').first().press('Space')
      await expect(page).toHaveURL(`/offer/kaffe?brand=${brand.id}`)
      await untilLoaded(page)
      await expect(count(page)).toContainText(`${brand.offers} tilbud`)
      const size = await choice(boxesOf(page, 'Størrelse').first())
      await boxesOf(page, 'Størrelse').first().press('Space')
      await expect(page).toHaveURL(`/offer/kaffe?brand=${brand.id}&size=${size.id}`)
      await untilLoaded(page)
      await expect(count(page)).toContainText(`${size.offers} tilbud`)
      if (width === 390) await page.keyboard.press('Escape')
      const chosen = cards(page).filter({ hasText: brand.name }).filter({ hasText: size.name })
      await expect(chosen).toHaveCount(await cards(page).count())
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('link', { name: `Fjern ${brand.name}` }).press('Enter')
      await expect(page).toHaveURL(`/offer/kaffe?size=${size.id}`)
      await untilLoaded(page)
      await expect(page.getByText(/^Billigst pr\. kg med dine filtre$/)).toBeVisible()
    })

  test('say so if they leave nothing, and each is taken off by one press', async ({ page, visit }) => {
    await visit('/offer/kaffe?size=77kg&sort=price')
    const empty = page.locator('main').getByRole('heading', { name: 'Ingen tilbud passer til dine filtre' })
    await expect(empty).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /^Fjern 77\skg$/ })
      .last()
      .press('Enter')
    await expect(page).toHaveURL('/offer/kaffe?sort=price')
    await expect(empty).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  })

  test('work as a form without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/dk/offer/kaffe')
    const { id, offers } = await choice(boxesOf(page, 'Størrelse').first())
    await boxesOf(page, 'Størrelse').first().check()
    await page.getByRole('button', { name: 'Brug filtre' }).click()
    await expect(page).toHaveURL(new RegExp(`/dk/offer/kaffe\\?(.*&)?size=${id}`))
    await expect(count(page)).toContainText(`${offers} tilbud`)
    await context.close()
  })
})

test('§2.1 results: in the order by chain, products stand under their cheapest chain', async ({
  page,
  visit,
}) => {
  await visit('/dk/offer/kaffe')
  await page.getByLabel('Sortér:').selectOption({ label: 'Kæde' })
  await expect(page).toHaveURL('/dk/offer/kaffe?sort=chain')
  await untilLoaded(page)
  const headings = page.locator('#offers').getByRole('heading', { level: 2 })
  const names = (await headings.allInnerTexts()).filter((name) => name !== 'Sponsoreret')
  expect(new Set(names).size).toBe(names.length)
  expect(names.slice(0, 2)).toEqual(['REMA 1000', 'Netto'])
  await expect(cards(page).first().locator('.chain-tile').first()).toHaveText('REMA 1000')
  await expectAccessible(page)
})
