import type { Page } from '@playwright/test'
import type { User } from '#app/domain/account/account.ts'
import { planSessionOnPage } from '#machines/session/session.paths.ts'
import { astrid, unverifiedMette } from '#machines/session/users.fixture.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { newEmail, registerOverHttp, resetLinkOf } from '../account/account-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { endSession, test, untilTabIsOpen } from '../support/page-test.ts'
import { type Accounts, sessionDriver } from './session-page.ts'

// The server tells every page with a search box for which user it is drawn, so no page begins with an unknown user.
const rendered = [
  { whom: 'nobody', user: null, at: '/dk/check-email' },
  { whom: 'a user', user: unverifiedMette, at: '/dk/profile' },
]

type Registered = { accounts: Accounts; resetLink: string }

/** The accounts, registered once for all paths of a worker: the requests that would change them are held. */
let registered: Promise<Registered> | undefined

async function registerAccounts(page: Page): Promise<Registered> {
  const register = async (email: string, user?: User) => {
    await registerOverHttp(page, email, user)
    const cookies = await page.context().cookies()
    await endSession(page.context())
    return { email, cookies }
  }
  const accounts = { dk: await register(newEmail()), se: await register(newEmail(), astrid) }
  return { accounts, resetLink: await resetLinkOf(page, accounts.dk.email) }
}

for (const { whom, user, at } of rendered) {
  test.describe(`§4 user session: the planned paths, walked on a page that was drawn for ${whom}`, () => {
    for (const path of planSessionOnPage(user).onPage()) {
      test(titleOf(path), async ({ page, context, visit, complaints }) => {
        registered ??= registerAccounts(page)
        const { accounts, resetLink } = await registered
        if (user) await context.addCookies(accounts.dk.cookies)
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
        await walkOnPage(path, sessionDriver(page, { calls, accounts, resetLink, complaints }))
      })
    }
  })
}
