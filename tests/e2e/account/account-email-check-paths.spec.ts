import { planForm } from '#machines/form/form.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { formDriver } from './account-page.ts'

const email = 'mette@example.dk'

for (const { isRegistered, leadsTo } of [
  { isRegistered: true, leadsTo: '/dk/login' },
  { isRegistered: false, leadsTo: '/dk/register' },
]) {
  test.describe(`§4 email check, the planned paths of its form, walked on the page that leads to ${leadsTo}`, () => {
    for (const path of planForm('emailCheck').onPage()) {
      test(titleOf(path), async ({ page, visit, complaints }) => {
        const calls = await HeldCalls.on(page, '**/api/check-email?*', 'GET')
        await page.clock.install()
        await visit('/dk/check-email')
        await page.clock.pauseAt(Date.now() + 60_000)
        const main = page.locator('main')
        const field = main.getByLabel('E-mail')
        await field.fill(email)
        await walkOnPage(
          path,
          formDriver(page, {
            calls,
            complaints,
            sent: () => calls.urls.map((url) => Object.fromEntries(new URL(url).searchParams)),
            words: { idle: 'Fortsæt', busy: 'Et øjeblik …' },
            fields: { email: field },
            button: main
              .locator('[type=submit]')
              .filter({ hasText: /^(Fortsæt|Et øjeblik …|Prøv igen om .*)$/ }),
            answer: { json: { email_registered: isRegistered } },
            succeeded: async () => {
              await expect(page).toHaveURL(leadsTo)
              await expect(field).toHaveValue(email)
            },
          }),
        )
      })
    }
  })
}
