import { planEmailVerificationOnPage } from '#machines/email-verification/email-verification.paths.ts'
import { planForm } from '#machines/form/form.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { disownLink, formDriver, newEmail, registerOverHttp, verifyLink } from '../account/account-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { endSession, expect, test } from '../support/page-test.ts'
import { takeShopper } from '../support/shopper-pool.ts'
import { emailVerificationDriver } from './email-verification-page.ts'

type Languages = { error_message_language: string }

test.describe('§4 user session: the page of the mailed link: the planned paths, walked on the page', () => {
  for (const path of planEmailVerificationOnPage().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      const email = newEmail()
      await registerOverHttp(page, email)
      await endSession(page.context())
      const other = await takeShopper()
      if (!other) throw new Error('the pool of shoppers is empty')
      const calls = await HeldCalls.on(page, '**/email/verify/*/*', 'POST')
      await visit(await verifyLink(email))
      await walkOnPage(path, emailVerificationDriver(page, { calls, email, other, complaints }))
    })
  }
})

test.describe('§4 user session: deleting an account that somebody else has made: the planned paths', () => {
  for (const path of planForm('accountDisowning').onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await page.clock.install()
      const email = newEmail()
      await registerOverHttp(page, email)
      await endSession(page.context())
      const calls = await HeldCalls.on(page, '**/email/verify/*/*', 'DELETE')
      await visit(await disownLink(email))
      await page.clock.pauseAt(Date.now() + 60_000)
      const main = page.getByRole('main')
      const title = page.getByRole('heading', { level: 1 })
      await walkOnPage(
        path,
        formDriver(page, {
          calls,
          complaints,
          // Besides the language, the proof of the link is sent.
          sent: () =>
            calls.bodies.map((body) => ({
              error_message_language: (body as Languages).error_message_language,
            })),
          fields: {},
          button: main.locator('[type=submit]'),
          words: { idle: 'Slet kontoen', busy: 'Sletter …' },
          answer: { status: 204 },
          succeeded: () => expect(title).toHaveText('Kontoen er slettet'),
          ended: async () => {
            await expect(title).toHaveText('Kontoen er ikke slettet')
            await expect(main).toContainText('link er forkert.')
          },
        }),
      )
    })
  }
})
