import { planToggle } from '#machines/toggle/toggle.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { accountPassword } from './account-page.ts'

test.describe('§4 show/hide of the password: the planned paths, walked on the login page', () => {
  for (const path of planToggle().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      await HeldCalls.on(page, '**/login', 'POST')
      await visit('/dk/login')
      const main = page.locator('main')
      const field = main.getByLabel('Adgangskode', { exact: true })
      const toggle = main.getByRole('button', { name: 'Vis adgangskoden' })
      await main.getByLabel('E-mail').fill('mette@example.dk')
      await field.fill(accountPassword)
      const shows = async (type: 'text' | 'password', isPressed: boolean) => {
        await expect(field).toHaveAttribute('type', type)
        await expect(field).toHaveValue(accountPassword)
        await expect(toggle).toHaveAttribute('aria-pressed', String(isPressed))
      }
      await walkOnPage(path, {
        perform: async ({ happening }) => {
          if (happening.label === 'toggle.pressed') await toggle.click()
          else if (happening.label === 'toggle.reset') await field.press('Enter')
          else throw new Error(`the page has no way to do "${happening.label}"`)
        },
        see: { hidden: () => shows('password', false), shown: () => shows('text', true) },
      })
    })
  }
})
