import type { Page } from '@playwright/test'
import type { OfferViewerSnapshot } from '#machines/offer-viewer/offer-viewer.paths.ts'
import { type Driver, performByLabel } from '#tests/paths/walk-path.ts'
import { expect, goWithin } from '../support/page-test.ts'

export const viewerOf = (page: Page) => page.getByRole('dialog').first()

/** The driver of the viewer: a results page has an ad for an offer, and the page of partners their products. */
export function viewerDriver(page: Page): Driver<OfferViewerSnapshot> {
  const ad = page
    .getByRole('main')
    .getByRole('complementary', { name: 'Annonce' })
    .getByRole('link', { name: 'Se tilbuddet' })
  const product = page.getByRole('main').getByRole('heading', { level: 4 }).first().getByRole('link')
  const ways: Record<string, () => Promise<unknown>> = {
    'an offer': async () => {
      await goWithin(page, '/dk/offer')
      await ad.first().click()
    },
    'a custom product': async () => {
      await goWithin(page, '/dk/partner')
      await product.click()
    },
    // No page offers nothing.
    nothing: async () => {},
    'viewer.closed': () => page.keyboard.press('Escape'),
    'watch.postponed': async () => {
      await viewerOf(page).getByRole('link', { name: 'Følg prisen' }).click()
      await expect(page).toHaveURL(/\/dk\/check-email\?/)
    },
    // The page of the email check is shown already.
    'another page': async () => {},
    'a third page': () => goWithin(page, '/dk/login'),
    back: () => page.goBack(),
    'route.changed': () => goWithin(page, `/dk/${page.url().endsWith('partner') ? 'offer/te' : 'partner'}`),
    'locale.changed "dk"': async () => {},
    'locale.changed "se"': async () => {
      await goWithin(page, page.url().endsWith('partner') ? '/se/partner' : '/se/offer/kaffe')
      await expect(viewerOf(page)).toHaveCount(0)
    },
  }
  return {
    perform: performByLabel(ways),
    see: {
      closed: () => expect(viewerOf(page)).toHaveCount(0),
      left: () => expect(viewerOf(page)).toHaveCount(0),
      showing: async ({ context: { offers } }) => {
        await expect(viewerOf(page)).toBeVisible()
        await expect(viewerOf(page).getByRole('article')).toHaveCount(1)
        const heading = viewerOf(page).getByRole('heading', { level: 3 })
        if (offers.length === 0) await expect(heading).toHaveText('Morgenmadskasse med skyr')
        else await expect(viewerOf(page).getByText(/gælder|slutter/i)).toBeVisible()
      },
    },
  }
}
