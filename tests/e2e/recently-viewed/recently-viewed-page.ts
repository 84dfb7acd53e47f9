import type { Page } from '@playwright/test'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { ViewedOffer } from '#app/domain/offers/viewed-offers.ts'
import type { RecentlyViewedSnapshot } from '#machines/recently-viewed/recently-viewed.paths.ts'
import { type Driver, performByLabel } from '#tests/paths/walk-path.ts'
import { expect } from '../support/page-test.ts'

const dates = { startDate: '2026-01-01', endDate: '2099-12-31' } as const
export const coffee: ViewedOffer = { ...coffeeCard, ...dates, country: 'dk' }
export const tea: ViewedOffer = { ...coffee, id: coffee.id + 1, variantId: coffee.variantId + 1, name: 'Te' }

export const stripOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Senest set', exact: true }) })

/** Stores the device's viewed offers from another tab of the same browser. */
export async function storeInOtherTab(other: Page, offers: ViewedOffer[]): Promise<void> {
  await other.evaluate(([key, text]) => localStorage.setItem(key, text), [
    viewedOffersKey,
    JSON.stringify(offers),
  ] as const)
}

/** Walks the planned paths of the front page's strip, which another tab fills and empties. */
export function recentlyViewedDriver(page: Page, other: Page): Driver<RecentlyViewedSnapshot> {
  const strip = stripOf(page)
  const clear = strip.getByRole('button', { name: 'Ryd' })
  const ways: Record<string, () => Promise<unknown>> = {
    'offers.stored with one': () => storeInOtherTab(other, [coffee]),
    'offers.stored with two': () => storeInOtherTab(other, [coffee, tea]),
    'offers.stored with none': () => storeInOtherTab(other, []),
    'clearing.requested': () => clear.click(),
    'clearing.cancelled': () => strip.getByRole('button', { name: 'Nej, behold dem' }).click(),
    'clearing.confirmed': () => strip.getByRole('button', { name: 'Ja, glem dem' }).click(),
  }
  const shows = (isExpanded: boolean) => async (expected: RecentlyViewedSnapshot) => {
    await expect(strip.locator('article')).toHaveCount(expected.context.offers.length)
    await expect(clear).toHaveAttribute('aria-expanded', String(isExpanded))
  }
  return {
    perform: performByLabel(ways),
    see: {
      empty: () => expect(strip).toHaveCount(0),
      showing: shows(false),
      confirming: async (expected) => {
        await shows(true)(expected)
        await expect(strip.getByRole('button', { name: 'Nej, behold dem' })).toBeFocused()
      },
      cleared: async () => {
        await expect(strip.locator('article')).toHaveCount(0)
        await expect(strip.getByText('Vi har glemt, hvad du har set på.')).toBeFocused()
      },
    },
  }
}
