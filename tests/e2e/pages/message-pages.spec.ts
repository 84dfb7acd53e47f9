import type { Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

/** Checks the page's heading, that its drawing of a product is loaded, and that everything is centred. */
async function expectMessage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  const middles = await page
    .locator('main h1, main h1 ~ *, main > div:first-child > span')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, width } = part.getBoundingClientRect()
        return Math.round(left + width / 2)
      }),
    )
  expect(middles.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
}

const hasShell = async (page: Page) => {
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Tilbudsugen, til forsiden' }),
  ).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

test.describe('§2.1: pages with a single message look alike, in the shell', () => {
  test('their status, their message and the shell', async ({ page, visit, complaints }) => {
    for (const { path, status, heading } of [
      { path: '/dk/nowhere', status: 404, heading: 'Siden findes ikke' },
      { path: '/nowhere', status: 404, heading: 'Siden findes ikke' },
      { path: '/xx/offer/kaffe', status: 404, heading: 'Siden findes ikke' },
      { path: '/dk/single/999999999', status: 404, heading: 'Tilbuddet findes ikke' },
      { path: '/dk/offline', status: 200, heading: 'Ingen forbindelse lige nu' },
      { path: '/dk/offer/k', status: 200, heading: 'Skriv mindst 2 tegn' },
    ])
      await test.step(`${path} is ${status}`, async () => {
        const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path)
        await visit(path)
        expect((await answer).status()).toBe(status)
        await expectMessage(page, heading)
        await hasShell(page)
        await expectAccessible(page)
        withoutFailedLoads(complaints)
        expect(complaints).toEqual([])
      })
  })

  test('a page that cannot be rendered', async ({ page, visit, complaints }) => {
    await visit('/dk')
    await page.route('**/_serverFn/getPartners**', (route) => route.abort())
    await page.getByRole('link', { name: 'Ugens tilbud', exact: true }).click()
    await expectMessage(page, 'Siden kunne ikke vises')
    await hasShell(page)
    await expectAccessible(page)
    complaints.length = 0
  })

  test('a shell that cannot be rendered keeps header, search, bottom bar and list, without a broken picture', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit('/dk')
    await page.route('**/_serverFn/getShell**', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sverige' }).click()
    await expectMessage(page, 'Sidan kunde inte visas')
    await expect(page.getByRole('combobox', { name: 'Sök efter varor och erbjudanden' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const bar = page.getByRole('navigation', { name: 'Genvägar' })
    await bar.getByRole('button', { name: 'Lista' }).click()
    await expect(page.locator('#shopping-list').getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await bar.getByRole('link', { name: 'Meny' }).click()
    await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await page.unroute('**/_serverFn/getShell**')
    await page.getByRole('banner').getByRole('link', { name: 'Tilbudsugen, till startsidan' }).click()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    complaints.length = 0
  })

  for (const [way, goOn] of [
    ['the button', (page: Page) => page.getByRole('button', { name: 'Försök igen' }).click()],
    [
      'a link to the same page',
      (page: Page) =>
        page.getByRole('banner').getByRole('link', { name: 'Tilbudsugen, till startsidan' }).click(),
    ],
  ] as const)
    test(`a page that failed together with its shell is shown after ${way}`, async ({
      page,
      visit,
      complaints,
    }) => {
      await visit('/dk')
      await page.route('**/_serverFn/**', (route) => route.abort())
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sverige' }).click()
      await expectMessage(page, 'Sidan kunde inte visas')
      await page.unroute('**/_serverFn/**')
      await goOn(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vad ska på listan i dag?')
      const ofRequests = /^(TypeError: Failed to fetch|Failed to load resource)/
      expect(complaints.filter((complaint) => !ofRequests.test(complaint))).toEqual([])
      complaints.length = 0
    })

  test('a page drawn from memory stays if its newer data cannot be fetched', async ({
    page,
    visit,
    complaints,
  }) => {
    await page.clock.install()
    await visit('/dk/offer/kaffe')
    const heading = page.getByRole('heading', { level: 1 })
    const ofResults = (await heading.textContent()) ?? ''
    await page.locator('main a[href*="/single/"]').first().click()
    await expect(heading).not.toHaveText(ofResults)
    await page.clock.fastForward(90_000)
    await page.route('**/_serverFn/getSearchResults**', (route) => route.abort())
    await page.goBack()
    await expect.poll(() => complaints.join()).toContain('TypeError: Failed to fetch')
    await expect(heading).toHaveText(ofResults)
    await page.locator('main a[href*="/single/"]').first().click()
    await expect(heading).not.toHaveText(ofResults)
    complaints.length = 0
  })

  test('the error page has no broken picture without a connection', async ({
    page,
    visit,
    context,
    complaints,
  }) => {
    await visit('/dk')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Ugens tilbud', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen forbindelse lige nu')
    await expect(page.getByRole('main')).toContainText('Siden kommer, så snart der er forbindelse igen.')
    await expect(page.locator('main img')).toHaveCount(0)
    await hasShell(page)
    await expect(page.getByPlaceholder('Søg efter en vare')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ugens tilbud')
    complaints.length = 0
  })

  test('an unknown page is not indexed by search engines, and has its own title', async ({
    page,
    complaints,
  }) => {
    await page.goto('/se/nowhere')
    await expect(page).toHaveTitle('Sidan finns inte · Tilbudsugen')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    withoutFailedLoads(complaints)
  })
})
