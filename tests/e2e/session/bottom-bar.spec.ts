import type { Page } from '@playwright/test'
import { newEmail, registerOverHttp } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { expect, test, untilDrawn } from '../support/page-test.ts'

/** Makes the text of the page twice as large (WCAG 1.4.4). */
const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** The places of the bar: links and buttons. */
const placesOf = (page: Page) => page.locator('nav:has([aria-controls=navigation-menu]) > :is(a, button)')

/** What of the bar's labels is not within its own place, or cut. */
const strayLabels = (page: Page) =>
  placesOf(page).evaluateAll((places) =>
    places.flatMap((place) => {
      const text = document.createRange()
      text.selectNodeContents(place)
      const { left, right, top, bottom } = text.getBoundingClientRect()
      const own = place.getBoundingClientRect()
      const isWithin = left >= own.left && right <= own.right && bottom <= innerHeight
      const isWhole = top >= own.top
      return isWithin && isWhole ? [] : [{ label: place.textContent, left, right, top, bottom }]
    }),
  )

/** The bar's labels that are on more than one line. */
const wrappedLabels = (page: Page) =>
  placesOf(page).evaluateAll((places) =>
    places.flatMap((place) =>
      [...place.childNodes].flatMap((node) => {
        const text = document.createRange()
        text.selectNodeContents(node)
        const tops = new Set([...text.getClientRects()].map(({ top }) => top))
        return node.nodeType === Node.TEXT_NODE && tops.size > 1 ? [node.textContent] : []
      }),
    ),
  )

test('§2.4 the names in the bottom bar are on one line on phones, also that of the page that is shown', async ({
  page,
  visit,
}) => {
  for (const country of ['dk', 'no', 'se', 'fi'])
    for (const path of ['', '/offer', '/pricing-agent'])
      await test.step(`/${country}${path}`, async () => {
        await visit(`/${country}${path}`)
        for (const width of [320, 360, 390, 412, 430]) {
          await page.setViewportSize({ width, height: 844 })
          await untilDrawn(page)
          expect(await wrappedLabels(page)).toEqual([])
        }
      })
})

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('§2.4: no label of the bottom bar touches another, and no page scrolls sideways', () => {
  for (const country of ['dk', 'no', 'se', 'fi'])
    test(`/${country}, at 320 and 390 px, with text of 100 and 200 %`, async ({ page, visit }) => {
      for (const path of ['', '/offer/kaffe', '/partner', '/paper', '/login', '/page/cookies-5'])
        await test.step(`/${country}${path}`, async () => {
          await visit(`/${country}${path}`)
          for (const enlarge of [null, enlargeText]) {
            await enlarge?.(page)
            for (const width of [320, 390]) {
              await page.setViewportSize({ width, height: 844 })
              await untilDrawn(page)
              expect(await strayLabels(page)).toEqual([])
              expect(await widthOf(page)).toBe(width)
            }
          }
        })
    })
})

/** The price agent's buttons that are marked as the page that is shown. */
const currentButtons = (page: Page) => page.locator('a[aria-current]').filter({ hasText: 'Prisagent' })

test.describe('§4 pricing-agent button: it is marked as current on the page of the price agent alone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('not on the pages to which it leads a visitor and an unverified user', async ({ page, visit }) => {
    await visit('/dk/check-email')
    await expect(page.getByRole('navigation', { name: 'Genveje' })).toContainText('Prisagent')
    await expect(currentButtons(page)).toHaveCount(0)
    await registerOverHttp(page, newEmail())
    await visit('/dk/profile')
    await expect(page.getByRole('navigation', { name: 'Genveje' })).toContainText('Prisagent')
    await expect(currentButtons(page)).toHaveCount(0)
  })

  test('for a verified user on the page of their price agent', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk/pricing-agent')
    await expect(page.getByRole('navigation', { name: 'Genveje' }).locator('a[aria-current]')).toHaveText(
      'Prisagent',
    )
  })
})
