import { planSessionOnPage } from '#machines/session/session.paths.ts'
import { astrid, unverifiedMette } from '#machines/session/users.fixture.ts'
import { titleOf, walkPath } from '#tests/paths/walk-path.ts'
import { newEmail, registerOverHttp } from '../account/account-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { test, untilTabIsOpen } from '../support/page-test.ts'
import { sessionDriver } from './session-page.ts'

// The server tells every page with a search box for which user it is drawn, so no page begins with an unknown user.
const rendered = [
  { whom: 'nobody', user: null, at: '/dk/check-email' },
  { whom: 'a user', user: unverifiedMette, at: '/dk/profile' },
]

for (const { whom, user, at } of rendered) {
  test.describe(`§4 user session: the planned paths, walked on a page that was drawn for ${whom}`, () => {
    for (const path of planSessionOnPage(user).paths) {
      test(titleOf(path), async ({ page, context, visit, complaints }) => {
        const emails = { dk: newEmail(), se: newEmail() }
        await registerOverHttp(page, emails.dk)
        const danish = await context.cookies()
        await context.clearCookies()
        await registerOverHttp(page, emails.se, astrid)
        const swedish = await context.cookies()
        await context.clearCookies()
        if (user) await context.addCookies(danish)
        const calls = {
          user: await HeldCalls.on(page, '**/api/user', 'GET'),
          leave: await HeldCalls.on(page, '**/logout', 'POST'),
          login: await HeldCalls.on(page, '**/login', 'POST'),
          register: await HeldCalls.on(page, '**/register', 'POST'),
          reset: await HeldCalls.on(page, '**/reset-password', 'POST'),
          update: await HeldCalls.on(page, '**/update-information', 'PATCH'),
        }
        await visit(at)
        await untilTabIsOpen(page)
        const accounts = {
          dk: { email: emails.dk, cookies: danish },
          se: { email: emails.se, cookies: swedish },
        }
        await walkPath(path, sessionDriver(page, { calls, accounts, complaints }))
      })
    }
  })
}
