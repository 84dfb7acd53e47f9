import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, goWithin, test } from '../support/page-test.ts'

test.use({ locale: 'sv-SE' })

test.beforeEach(({ context }) => context.clearCookies({ name: 'country-offer' }))

const offerOf = (page: Page) =>
  page.getByRole('region', { name: 'Land och språk', exact: true }).and(page.locator('[lang=sv]'))
/** The names of the cookies, without that of the visitor's answer about cookies. */
const namesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'consent')

test('§1 brand and languages: a Swede on a Danish page is offered Sweden in Swedish, without a shift, and is not asked again', async ({
  page,
  context,
  visit,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await visit('/dk/offer/kaffe')
  const offer = offerOf(page)
  const way = offer.getByRole('link', { name: 'Se erbjudanden från Sverige på svenska' })
  await expect(way).toHaveAttribute('href', '/se/offer/kaffe')
  await expect(way).toHaveAttribute('hreflang', 'sv')
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const below = await page.getByRole('banner').getByRole('search').boundingBox()
  const above = await offer.boundingBox()
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(60)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Gå til indhold' })).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(way).toBeFocused()
  await offer.getByRole('button', { name: 'Nej tack' }).press('Enter')
  await expect(offer).toHaveCount(0)
  expect(await namesOf(context)).toEqual(['country-offer'])
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('.language-offer__root')).toHaveCount(0)
})

test('§1 brand and languages: an offer that is passed over is not made on the next page; one that is taken is remembered', async ({
  page,
  context,
  visit,
}) => {
  await visit('/dk/post')
  const offer = offerOf(page)
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/se/post')
  await goWithin(page, '/dk/offer')
  await expect(offer).toHaveCount(0)
  expect(await namesOf(context)).toEqual(['country-offer'])
  await context.clearCookies({ name: 'country-offer' })
  await visit('/dk/offer/kaffe')
  const product = await page.locator('article h3 a').first().getAttribute('href')
  await visit(product ?? '')
  // The offer of a Danish shop has no page in Sweden.
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/se')
  await offer.getByRole('link').click()
  await expect(page).toHaveURL('/se')
  expect(await namesOf(context)).toEqual(['country'])
  await page.goto('/')
  await expect(page).toHaveURL('/se')
})

test('§1 brand and languages: nothing is offered to crawlers, and no place is kept for it', async ({
  request,
}) => {
  const place = 'language-offer__root'
  const swede = { 'accept-language': 'sv-SE,sv;q=0.9' }
  expect(await (await request.get('/dk', { headers: swede })).text()).toContain(place)
  expect(await (await request.get('/se', { headers: swede })).text()).not.toContain(place)
  const crawler = { ...swede, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  expect(await (await request.get('/dk', { headers: crawler })).text()).not.toContain(place)
})
