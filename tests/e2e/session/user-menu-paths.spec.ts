import type { Locator, Page } from '@playwright/test'
import { mette } from '#machines/session/users.fixture.ts'
import { planUserMenu, type UserMenuSnapshot } from '#machines/user-menu/user-menu.paths.ts'
import { type Driver, performByLabel, titleOf } from '#tests/paths/walk-path.ts'
import { accountPassword, fillRegistration, newEmail } from '../account/account-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, goWithin, test } from '../support/page-test.ts'

test.describe('§2.4 dropdown of the user button: the planned paths, walked on the page', () => {
  for (const path of planUserMenu().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      const answers = {
        login: await HeldCalls.on(page, '**/login', 'POST'),
        register: await HeldCalls.on(page, '**/register', 'POST'),
      }
      // The request for the user belongs to another machine, so it is held.
      await HeldCalls.on(page, '**/api/user', 'GET')
      await visit('/dk/check-email')
      await walkOnPage(path, userMenuDriver(page, answers))
    })
  }
})

function userMenuDriver(
  page: Page,
  answers: { login: HeldCalls; register: HeldCalls },
): Driver<UserMenuSnapshot> {
  const button = page.getByRole('banner').getByRole('link', { name: 'Log ind' })
  const dropdown = page.getByRole('dialog', { name: 'Din konto' })
  const choice = (name: string) => dropdown.locator('[aria-pressed]').filter({ hasText: name })
  const ways: Record<string, () => Promise<unknown>> = {
    'menu.toggled': () => button.click(),
    'login.chosen': () => choice('Log ind').click(),
    'register.chosen': () => choice('Opret konto').click(),
    'menu.dismissed': () => page.mouse.click(200, 600),
    'escape.pressed': () => page.keyboard.press('Escape'),
    'route.changed': () => goWithin(page, '/dk/offer/kaffe'),
    'login.succeeded': async () => {
      await dropdown.getByLabel('E-mail').fill(mette.email)
      await dropdown.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
      await dropdown.locator('[type=submit]').click()
      await answers.login.answer({ json: mette })
    },
    'registration.succeeded': async () => {
      await fillRegistration(dropdown, newEmail())
      await dropdown.locator('[type=submit]').click()
      await answers.register.answer({ status: 201, json: mette })
    },
  }
  const showsForm = (chosen: string, other: string, absent: Locator) => async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(choice(chosen)).toHaveAttribute('aria-pressed', 'true')
    await expect(choice(other)).toHaveAttribute('aria-pressed', 'false')
    await expect(dropdown.getByRole('form', { name: chosen })).toBeVisible()
    await expect(absent).toHaveCount(0)
    await expect(dropdown.locator(':focus')).toHaveCount(1)
  }
  return {
    perform: performByLabel(ways),
    see: {
      closed: async () => {
        await expect(dropdown).toHaveCount(0)
        await expect(button).toHaveAttribute('aria-expanded', 'false')
      },
      'open.login': showsForm('Log ind', 'Opret konto', dropdown.getByLabel('Navn')),
      'open.register': showsForm('Opret konto', 'Log ind', dropdown.getByRole('link', { name: 'Glemt' })),
    },
  }
}
