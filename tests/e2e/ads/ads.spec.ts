import type { Page } from '@playwright/test'
import { decidedCookies } from '../consent/decided.ts'
import { expect, expectAccessible, test, untilTabIsOpen } from '../support/page-test.ts'
import { anchorAdOf, anchorOf } from './ads-page.ts'

declare global {
  interface Window {
    /** The sum of the layout shifts of the page so far, those after a press or a key left out. */
    shifted: number
  }
}

const countShifts = () => {
  window.shifted = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.shifted += entry.value
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

/** The addresses of a page of each kind that has ads. */
async function pagesWithAds(page: Page): Promise<string[]> {
  const first = (links: string) => page.locator(`main a[href*="${links}"]`).first().getAttribute('href')
  await page.goto('/dk/offer/kaffe')
  const product = (await first('/single/')) ?? ''
  await page.goto('/dk/paper')
  const category = (await first('/category/')) ?? ''
  return ['/dk', '/dk/offer/kaffe', product, category, '/dk/post/kartoffelporresuppe']
}

/** Until the page has been drawn anew, and what is near the window knows it. */
const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Scrolls down as a shopper does, until every slot that is drawn has its ad. @returns the names of the slots. */
async function readWhole(page: Page): Promise<string[]> {
  for (let step = 0; step < 24; step += 1) {
    await page.mouse.wheel(0, 500)
    await page.evaluate(drawn)
  }
  const slots = page.locator('main [data-ad-slot]:visible')
  for (const slot of await slots.all()) await expect(slot.getByRole('complementary')).toContainText('Annonce')
  return slots.evaluateAll((all) => all.map((slot) => (slot as HTMLElement).dataset.adSlot ?? '').sort())
}

for (const [width, height, expected] of [
  [390, 844, [['mobile'], [], ['mobile'], ['mobile'], ['mobile']]],
  [1600, 900, [['desktop'], ['sticky'], ['desktop'], ['desktop', 'sticky'], ['sticky']]],
] as const)
  test(`§1 ads, ${width} px wide: each page has its slots, filled from our placements, and nothing moves`, async ({
    page,
    visit,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height })
    await page.context().addCookies(decidedCookies(baseURL ?? '', ['marketing']))
    const addresses = await pagesWithAds(page)
    await page.addInitScript(countShifts)
    const seen: unknown[] = []
    for (const address of addresses) {
      await visit(address)
      await expect(anchorAdOf(page)).toBeVisible()
      seen.push([await readWhole(page), (await page.evaluate(() => window.shifted)) <= 0.01])
    }
    expect(seen).toEqual(expected.map((slots) => [slots, true]))
  })

test('§2.4 the ad anchor: above the bottom bar, accessible, covers no focus, opens the viewer, and stays closed', async ({
  page,
  visit,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.context().addCookies(decidedCookies(baseURL ?? '', ['marketing']))
  await visit('/dk/offer/kaffe')
  await expect(anchorAdOf(page)).toBeVisible()
  const anchor = async () => (await anchorOf(page).boundingBox()) ?? { y: 0, height: 0 }

  await test.step('it is labelled and leaves the bar its place', async () => {
    await expect(anchorAdOf(page)).toContainText('Annonce')
    await expectAccessible(page)
    const bar = await page.getByRole('navigation', { name: 'Genveje' }).boundingBox()
    const { y, height } = await anchor()
    expect(y + height).toBe(bar?.y)
    const close = await anchorOf(page).getByRole('button').boundingBox()
    expect([(close?.width ?? 0) >= 44, (close?.height ?? 0) >= 44]).toEqual([true, true])
  })

  await test.step('WCAG 2.4.11: what gets the focus is clear of it, to the end of the page', async () => {
    const links = page.getByRole('main').getByRole('link')
    for (const link of [links.nth(20), links.last()]) {
      await page.evaluate(() => scrollTo(0, 0))
      await link.focus()
      const box = await link.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await anchor()).y)
    }
  })

  await test.step('§2.7 its offer opens in the viewer', async () => {
    const before = page.url()
    await anchorAdOf(page).getByRole('link', { name: 'Se tilbuddet' }).click()
    await expect(page.getByRole('dialog').first().getByRole('article')).toHaveCount(1)
    expect(page.url()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('320 px hold it, and §2.1 /language does not', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.clock.install()
    await visit('/dk/language')
    await page.clock.fastForward(1000)
    await expect(anchorOf(page)).toHaveCount(0)
  })

  await test.step('closed by the keyboard it stays closed in this tab', async () => {
    await visit('/dk/offer/kaffe')
    await expect(anchorAdOf(page)).toBeVisible()
    await anchorOf(page).getByRole('button', { name: 'Luk annoncen' }).press('Enter')
    await expect(anchorOf(page)).toHaveCount(0)
    await visit('/dk/offer/te')
    await untilTabIsOpen(page)
    await page.clock.fastForward(1000)
    await expect(anchorOf(page)).toHaveCount(0)
  })
})
