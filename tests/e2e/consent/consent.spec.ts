import type { Locator } from '@playwright/test'
import { addManually, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { bannerOf, preferencesOf, settingsOf, trackingCookies } from './consent-page.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test.use({ storageState: { cookies: [], origins: [] } })

test('§4 consent: asks a new visitor, remembers the choice, and §2.4 the cookie settings change it', async ({
  page,
  visit,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shifted = JSON.stringify(entry.toJSON())
    })
    shifts.observe({ type: 'layout-shift', buffered: true })
  })
  const tracked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/t/') || origin !== baseURL) tracked.push(pathname)
  })
  await visit('/dk/offer/kaffe')
  const [banner, preferences] = [bannerOf(page), preferencesOf(page)]

  await test.step('the banner leaves the page and its bar usable, and moves nothing', async () => {
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-shifted')
    const box = await banner.boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Genveje' }).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expect(page.locator('body')).toBeFocused()
  })

  await test.step('accepting and refusing weigh the same', async () => {
    const looks = await Promise.all(
      ['Tillad alle', 'Kun nødvendige'].map((name) =>
        banner.getByRole('button', { name }).evaluate((button) => {
          const { backgroundColor, color, width, height } = getComputedStyle(button)
          return { backgroundColor, color, width, height }
        }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
  })

  await test.step('nothing is kept or reported before the choice', async () => {
    expect(tracked).toEqual([])
    expect(await trackingCookies(page)).toEqual({})
  })

  await test.step('the categories are behind it, by keyboard', async () => {
    await banner.getByRole('link', { name: 'Vælg selv' }).press('Enter')
    await expect(preferences).toBeVisible()
    await expectAccessible(page)
    await expect(preferences.getByRole('checkbox', { name: 'Nødvendige' })).toBeDisabled()
    for (const name of ['Statistik', 'Markedsføring'])
      await expect(preferences.getByRole('checkbox', { name })).not.toBeChecked()
    await page.keyboard.press('Escape')
    // At once, from the link over both buttons: the preferences, which are next, are closed.
    for (const _ of ['Kun nødvendige', 'Tillad alle', 'header']) await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
    await expect(preferences).toBeHidden()
    await expect(banner).toBeVisible()
    for (const _ of ['Tillad alle', 'Kun nødvendige', 'Vælg selv']) await page.keyboard.press('Shift+Tab')
    await expect(banner.getByRole('link', { name: 'Vælg selv' })).toBeFocused()
  })

  await test.step('the keyboard passes on from the banner, and Escape does not decide', async () => {
    await banner.getByRole('button', { name: 'Tillad alle' }).focus()
    await page.keyboard.press('Escape')
    await expect(banner).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(banner.getByRole('button', { name: 'Tillad alle' })).toBeFocused()
    expect(await trackingCookies(page)).toEqual({})
  })

  await test.step('§9 a yes makes RACOID for a year and RASEID for 1600 seconds, and they are kept', async () => {
    await banner.getByRole('button', { name: 'Tillad alle' }).click()
    await expect(banner).toHaveCount(0)
    await expect.poll(() => tracked).toEqual(['/api/t/dk/page-view'])
    const made = await trackingCookies(page)
    expect([made.RACOID?.value, made.RASEID?.value]).toEqual([
      expect.stringMatching(uuid),
      expect.stringMatching(uuid),
    ])
    expect(Math.abs((made.RACOID?.seconds ?? 0) - 31_536_000)).toBeLessThan(60)
    expect(Math.abs((made.RASEID?.seconds ?? 0) - 1_600)).toBeLessThan(60)
    await visit('/dk/offer')
    await expect.poll(() => tracked).toEqual(['/api/t/dk/page-view', '/api/t/dk/page-view'])
    await expect(banner).toHaveCount(0)
    // The ad anchor, which comes with the same yes, would cover parts of the page from axe.
    await page.getByRole('button', { name: 'Luk annoncen' }).click()
    const kept = await trackingCookies(page)
    expect([kept.RACOID?.value, kept.RASEID?.value]).toEqual([made.RACOID?.value, made.RASEID?.value])
  })

  await test.step('a withdrawal deletes both at once', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await settingsOf(page).click()
    await expect(preferences).toBeVisible()
    await expectAccessible(page)
    const statistics = preferences.getByRole('checkbox', { name: 'Statistik' })
    await expect(statistics).toBeChecked()
    await statistics.press('Space')
    await preferences.getByRole('button', { name: 'Gem dit valg' }).click()
    await expect(preferences).toHaveCount(0)
    await expect.poll(() => trackingCookies(page)).toEqual({})
    await expect(settingsOf(page)).toBeFocused()
  })
})

test.describe('§4 consent: the banner is low, with two equal buttons and a link', () => {
  for (const country of ['dk', 'no', 'se', 'fi'] as const)
    test(`/${country}: at most 120 px high at 390 px, and no button wraps, nor with text of 200 %`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(`/${country}`)
      const banner = page.locator('#consent-banner')
      await expect(banner).toBeVisible()
      await expect(banner).toHaveRole('region')
      await expect(banner.getByRole('button')).toHaveCount(2)
      await expect(banner.getByRole('link')).toHaveCount(1)
      const height = async () => (await banner.boundingBox())?.height ?? 0
      expect(await height()).toBeGreaterThan(80)
      expect(await height()).toBeLessThanOrEqual(120)
      const [one, other] = await boxesOf(banner.getByRole('button'))
      expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y])
      await expectOneLine(banner.getByRole('button'))

      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectOneLine(banner.getByRole('button'))
      const [first, second] = await boxesOf(banner.getByRole('button'))
      expect([first?.width, first?.height]).toEqual([second?.width, second?.height])
      const { x = 0, width = 0 } = (await banner.boundingBox()) ?? {}
      expect([x, x + width]).toEqual([8, 382])
    })
})

/** Each button's text is one line, and within the button. */
async function expectOneLine(buttons: Locator): Promise<void> {
  const lines = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const text = document.createRange()
      text.selectNodeContents(button)
      return { lines: text.getClientRects().length, isWithin: button.scrollWidth <= button.clientWidth }
    }),
  )
  expect(lines).toEqual(lines.map(() => ({ lines: 1, isWithin: true })))
}

const boxesOf = async (buttons: Locator) => Promise.all((await buttons.all()).map((one) => one.boundingBox()))

test('§4 shopping list panel: it does not open by itself beside the banner, but after the answer', async ({
  page,
  visit,
}) => {
  await registerShopper(page)
  await addManually(page, ['Lys'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit('/dk')
  await expect(bannerOf(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seddel 1 vare' })).toHaveAttribute('aria-expanded', 'false')
  await bannerOf(page).getByRole('button', { name: 'Kun nødvendige' }).click()
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(panelOf(page)).toBeVisible()
})
