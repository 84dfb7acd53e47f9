import type { Page } from '@playwright/test'
import { planSearchRow, type SearchRowSnapshot } from '#machines/search-row/search-row.paths.ts'
import { type Driver, performByLabel, titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect, test, untilTabIsOpen } from '../support/page-test.ts'
import { stuckShare } from './stuck-share.ts'

test.describe('§2.4 the search box in a phone’s header: the planned paths, walked on the page', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of planSearchRow().paths) {
    test(titleOf(path), async ({ page, visit }) => {
      await visit('/dk/offer')
      await untilTabIsOpen(page)
      await searchOf(page).blur()
      // The row has been held, and is at its own place again after the first scrolling.
      await page.evaluate(() => dispatchEvent(new Event('scroll')))
      await walkOnPage(path, searchRowDriver(page))
    })
  }
})

const searchOf = (page: Page) => page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })

function searchRowDriver(page: Page): Driver<SearchRowSnapshot> {
  const search = searchOf(page)
  const bar = page.getByRole('banner').locator('div').filter({ has: search }).first()
  const scrollTo = (y: number) => async () => {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
  }
  const ways: Record<string, () => Promise<unknown>> = {
    'page.scrolled to 0': scrollTo(0),
    'page.scrolled to 380': scrollTo(380),
    'page.scrolled to 400': scrollTo(400),
    'page.scrolled to 600': scrollTo(600),
    'focus.gained': () => search.evaluate((input) => input.focus({ preventScroll: true })),
    'focus.lost': () => search.blur(),
  }
  const isReturned = async () => {
    await expect(bar).toHaveAttribute('data-returned', 'true')
    await expect(search).toBeInViewport({ ratio: 1 })
  }
  return {
    perform: performByLabel(ways),
    see: {
      flowing: async ({ context }) => {
        await expect(bar).not.toHaveAttribute('data-returned')
        if (context.turn === 0) await expect(search).toBeInViewport({ ratio: 1 })
        else await expect(search).not.toBeInViewport()
      },
      returned: async () => {
        await isReturned()
        expect(await stuckShare(page)).toBeLessThanOrEqual(0.12)
      },
      held: isReturned,
    },
  }
}
