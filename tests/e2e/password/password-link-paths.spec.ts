import type { Page } from '@playwright/test'
import { type PasswordLinkSnapshot, planPasswordLink } from '#machines/password-link/password-link.paths.ts'
import { type Driver, performByLabel, titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { expect, test } from '../support/page-test.ts'

test.describe('§2.9 forgot password: the planned paths, walked on the page', () => {
  for (const path of planPasswordLink().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      await visit('/dk/forgot-password')
      await walkOnPage(path, passwordLinkDriver(page))
    })
  }
})

function passwordLinkDriver(page: Page): Driver<PasswordLinkSnapshot> {
  const email = page.locator('main').getByLabel('E-mail')
  const heading = page.getByRole('heading', { level: 1 })
  return {
    perform: performByLabel({
      'link.sent "mette@example.dk"': async () => {
        await email.fill('mette@example.dk')
        await email.press('Enter')
      },
      'another.chosen': () => page.getByRole('button', { name: 'Prøv med en anden e-mail' }).click(),
    }),
    see: {
      asking: async () => {
        await expect(heading).toHaveText('Glemt adgangskode')
        await expect(email).toBeVisible()
      },
      sent: async () => {
        await expect(heading).toHaveText('Tjek din indbakke')
        await expect(page.getByRole('link', { name: 'Gå til login' })).toBeFocused()
      },
    },
  }
}
