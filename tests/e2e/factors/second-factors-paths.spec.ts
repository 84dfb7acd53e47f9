import { loginEmail, planLoginSteps } from '#machines/login-steps/login-steps.paths.ts'
import { appSetup, planTwoFactor } from '#machines/two-factor/two-factor.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { accountPassword } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { part } from '../profile/profile-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { HeldClipboard } from '../support/held-clipboard.ts'
import { expect, test } from '../support/page-test.ts'

test.describe('§4 second factors: the authenticator app: the planned paths, walked on the profile', () => {
  for (const path of planTwoFactor(false).onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await registerShopper(page)
      const clipboard = await HeldClipboard.on(page)
      const calls = {
        'setup.started': await HeldCalls.on(page, '**/api/user/two-factor', 'POST'),
        'app.confirmed': await HeldCalls.on(page, '**/api/user/two-factor/confirm', 'POST'),
        'app.removed': await HeldCalls.on(page, '**/api/user/two-factor', 'DELETE'),
      }
      await visit('/dk/profile')
      const section = part(page, 'Login i to trin')
      const button = (name: string) => section.getByRole('button', { name, exact: true })
      const heading = (name: string) => section.getByRole('heading', { name, exact: true })
      const password = section.getByLabel('Din adgangskode')
      const code = section.getByLabel('Kode fra appen')
      const buttons: Record<string, string> = {
        'setup.wanted': 'Slå login i to trin til',
        'setup.cancelled': 'Annuller',
        'copy.pressed': 'Kopiér koderne',
        'codes.kept': 'Jeg har gemt dem',
        'removal.wanted': 'Slå login i to trin fra',
        'removal.cancelled': 'Behold login i to trin',
      }
      const forms = {
        'setup.started': { field: password, text: accountPassword, send: 'Fortsæt', json: appSetup },
        'app.confirmed': { field: code, text: '123 456', send: 'Slå til', json: undefined },
        'app.removed': { field: password, text: accountPassword, send: 'Slå fra', json: undefined },
      }
      await walkOnPage(path, {
        perform: async ({ happening }) => {
          if (happening.kind === 'done') return clipboard.settle()
          if (happening.kind === 'fail') return clipboard.settle('no clipboard')
          const { label } = happening
          if (label in forms) {
            const name = label as keyof typeof forms
            const { field, text, send, json } = forms[name]
            await field.fill(text)
            await button(send).click()
            await calls[name].answer(json ? { json } : { status: 204 })
          } else if (buttons[label]) await button(buttons[label]).press('Enter')
          else throw new Error(`the page has no way to do "${label}"`)
        },
        see: {
          off: async (_, step) => {
            await expect(button('Slå login i to trin til')).toBeVisible()
            if (step) await expect(button('Slå login i to trin til')).toBeFocused()
          },
          asking: () => expect(heading('Find din app frem')).toBeFocused(),
          confirming: async () => {
            await expect(heading('Scan koden med din app')).toBeFocused()
            await expect(section.getByText('JBSW Y3DP')).toBeVisible()
          },
          'codes.shown': async (_, step) => {
            await expect(section.getByRole('listitem')).toHaveText(appSetup.backup_codes)
            await expect(button('Kopiér koderne')).toHaveAttribute('aria-disabled', 'false')
            if (step?.happening.label === 'app.confirmed')
              await expect(heading('Gem dine reservekoder')).toBeFocused()
          },
          'codes.copying': async () => {
            await expect(button('Kopiér koderne')).toHaveAttribute('aria-disabled', 'true')
            expect(await clipboard.text()).toBe('abcd efgh\njkmn pqrs')
          },
          on: () => expect(button('Slå login i to trin fra')).toBeFocused(),
          removing: () => expect(heading('Slå login i to trin fra?')).toBeFocused(),
        },
      })
      // The clipboard's refusal is reported.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('no clipboard')])
    })
  }
})

test.describe('§4 second factors: the steps of a login: the planned paths, walked on its page', () => {
  for (const path of planLoginSteps().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      const calls = await HeldCalls.on(page, '**/login', 'POST')
      await visit('/dk/login')
      const main = page.locator('main')
      const button = (name: string) => main.getByRole('button', { name, exact: true })
      const email = main.getByLabel('E-mail')
      const password = main.getByLabel('Adgangskode', { exact: true })
      await walkOnPage(path, {
        perform: async ({ happening: { label } }) => {
          if (label === 'code.wanted') {
            await email.fill(loginEmail)
            await password.fill(accountPassword)
            await button('Log ind').click()
            await calls.answer({ status: 202, json: { two_factor: true } })
          } else if (label === 'backup.chosen') await button('Brug en reservekode').press('Enter')
          else if (label === 'app.chosen') await button('Brug appen').press('Enter')
          else if (label === 'login.restarted') await button('Begynd forfra').press('Enter')
          else throw new Error(`the page has no way to do "${label}"`)
        },
        see: {
          password: async (_, step) => {
            await expect(password).toHaveValue('')
            await expect(email).toHaveValue(step ? loginEmail : '')
            if (step) await expect(password).toBeFocused()
          },
          app: () => expect(main.getByLabel('Kode fra appen')).toBeFocused(),
          backup: () => expect(main.getByLabel('Reservekode')).toBeFocused(),
        },
      })
    })
  }
})
