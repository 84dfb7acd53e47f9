import type { Page } from '@playwright/test'
import { type AgentIntroSnapshot, planAgentIntro } from '#machines/agent-intro/agent-intro.paths.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { type Driver, performByLabel, titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, goWithin, returnTo, test } from '../support/page-test.ts'

test.describe('§2.8 intro popup of the price agent: the planned paths, walked on the page', () => {
  for (const path of planAgentIntro().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      const user = await HeldCalls.on(page, '**/api/user', 'GET')
      await visit('/dk/offer/kaffe')
      await walkOnPage(path, introDriver(page, user))
    })
  }
})

function introDriver(page: Page, user: HeldCalls): Driver<AgentIntroSnapshot> {
  const button = page.getByRole('banner').getByRole('link', { name: 'Prisagent' })
  const popup = page.getByRole('dialog', { name: 'Lad prisagenten holde øje' })
  const ways: Record<string, () => Promise<unknown>> = {
    // Over its own button lies nothing, but the page beside it is covered.
    'intro.toggled': () => button.click(),
    'intro.dismissed': () => page.mouse.click(200, 600),
    'escape.pressed': () => page.keyboard.press('Escape'),
    'route.changed': () => goWithin(page, `/dk/offer/${page.url().endsWith('/kaffe') ? 'te' : 'kaffe'}`),
    'identity.changed "verified"': async () => {
      await returnTo(page)
      await user.answer({ json: mette })
    },
  }
  return {
    perform: performByLabel(ways),
    see: {
      closed: () => expect(popup).toHaveCount(0),
      open: async () => {
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await expect(popup.getByRole('img')).toHaveCount(0)
        await expect(popup.locator('img')).toBeVisible()
        await expect(popup.getByRole('link', { name: 'Kom i gang' })).toBeFocused()
        await expect(popup.getByRole('link', { name: 'Kom i gang' })).toHaveAttribute(
          'href',
          '/dk/check-email',
        )
      },
    },
  }
}
