import type { Page } from '@playwright/test'
import type { AnchorAdSnapshot } from '#machines/anchor-ad/anchor-ad.paths.ts'
import { type Driver, performByLabel } from '#tests/paths/walk-path.ts'
import { decidedCookies } from '../consent/decided.ts'
import { expect, goWithin, returnTo } from '../support/page-test.ts'

export const anchorOf = (page: Page) => page.locator('#anchor-ad')
export const anchorAdOf = (page: Page) => anchorOf(page).getByRole('complementary', { name: 'Annonce' })

/** The driver of the anchor: another tab answers the cookie banner, and this one hears of it when it is returned to. */
export function anchorDriver(page: Page, origin: string): Driver<AnchorAdSnapshot> {
  const choose = async (allowed: 'marketing' | 'statistics') => {
    await page.context().addCookies(decidedCookies(origin, [allowed]))
    await returnTo(page)
  }
  const ways: Record<string, () => Promise<unknown>> = {
    'consent.changed marketing': () => choose('marketing'),
    'consent.changed statistics': () => choose('statistics'),
    'route.changed': () => goWithin(page, `/dk/offer/${page.url().endsWith('te') ? 'kaffe' : 'te'}`),
    'after build 500 ms': () => page.clock.runFor(500),
    // The anchor is drawn when its code and the server's answer are there; React waits a moment before it shows them.
    'slot.filled': () =>
      expect(async () => {
        await page.clock.runFor(100)
        await expect(anchorAdOf(page)).toBeVisible({ timeout: 200 })
      }).toPass(),
    'slot.emptied': async () => {},
    'anchor.closed': () => anchorOf(page).getByRole('button', { name: 'Luk annoncen' }).click(),
  }
  const isHidden = () => expect(anchorOf(page)).toBeHidden()
  return {
    perform: performByLabel(ways),
    see: {
      forbidden: isHidden,
      'allowed.waiting': isHidden,
      'allowed.asking': async () => {},
      'allowed.shown': () => expect(anchorAdOf(page)).toBeVisible(),
      'allowed.empty': isHidden,
      closed: isHidden,
    },
  }
}
