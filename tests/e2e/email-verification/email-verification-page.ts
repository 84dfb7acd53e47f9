import type { Page } from '@playwright/test'
import type { Failure } from '#app/domain/failure.ts'
import type { EmailVerificationEvent } from '#machines/email-verification/email-verification.machine.ts'
import {
  type AskerName,
  askers,
  type EmailVerificationSnapshot,
} from '#machines/email-verification/email-verification.paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import {
  accountPassword,
  confirmOverHttp,
  expectButton,
  failCall,
  withoutFailedLoads,
} from '../account/account-page.ts'
import { expectControls } from '../support/controls.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { endSession, expect, expectAccessible, returnTo, untilTabIsOpen } from '../support/page-test.ts'
import type { Shopper } from '../support/shopper-pool.ts'

type LinkPage = {
  /** The page's requests to verify the email. */
  calls: HeldCalls
  /** The email of the link's account. */
  email: string
  /** Another user. */
  other: Shopper
  complaints: string[]
}

/** Walks the planned paths of a mailed link's page: real input, held requests, and what happens in other tabs. */
export function emailVerificationDriver(
  page: Page,
  { calls, email, other, complaints }: LinkPage,
): Driver<EmailVerificationSnapshot> {
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const confirmButton = main.getByRole('button', { name: /^(Bekræft e-mail|Bekræfter …|Prøv igen)$/ })

  const logIn = async (as: string) => {
    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
    const dropdown = page.getByRole('dialog', { name: 'Din konto' })
    await dropdown.getByLabel('E-mail').fill(as)
    await dropdown.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    await dropdown.locator('[type=submit]').click()
  }
  const become: Record<AskerName, () => Promise<unknown>> = {
    visitor: async () => {
      // After another user's login the page has been loaded anew.
      await untilTabIsOpen(page)
      await endSession(page.context())
      await returnTo(page)
    },
    owner: () => logIn(email),
    stranger: () => logIn(other.email),
    'owner, verified elsewhere': async () => {
      await confirmOverHttp(page, email)
      await returnTo(page)
    },
  }
  const send = (event: EmailVerificationEvent) => {
    if (event.type === 'confirmation.pressed') return confirmButton.click()
    const [name] = Object.entries(askers).find(([, asker]) => asker === event.asker) ?? []
    if (name === undefined) throw new Error('the plan has an asker that the page cannot become')
    return become[name as AskerName]()
  }
  const fail = async (failure: Failure) => {
    if (failure.kind === 'unauthenticated' || failure.kind === 'forbidden') await endSession(page.context())
    if (failure.kind !== 'forbidden') return failCall(calls, failure)
    // For another user the page is loaded anew.
    await page.context().addCookies(other.cookies)
    const loaded = page.waitForEvent('load')
    await failCall(calls, failure)
    await loaded
    await untilTabIsOpen(page)
  }
  const asks = async (title: string, words: string) => {
    await expect(heading).toHaveText(title)
    await expect(main).toContainText(words)
    await expectAccessible(page)
    withoutFailedLoads(complaints)
  }
  const showsButton = async (words: string, isHeld: boolean) => {
    await expect(heading).toHaveText('Bekræft din e-mail')
    await expect(main).toContainText(email)
    await expectButton(confirmButton, words, isHeld)
  }
  const failureTexts: Partial<Record<Failure['kind'], string>> = {
    throttled: 'Det blev for mange forsøg. Vent lidt, og prøv igen.',
    offline: 'Der er ingen forbindelse. Prøv igen om lidt.',
    unexpected: 'Din e-mail blev ikke bekræftet. Prøv igen om lidt.',
  }
  return {
    offer: (snapshot) =>
      expectControls<EmailVerificationEvent>(
        [{ control: confirmButton, sends: { type: 'confirmation.pressed' } }],
        snapshot,
      ),
    perform: async ({ happening, emits }) => {
      if (happening.kind === 'after') throw new Error(`the page has no delay "${happening.delay}"`)
      if (happening.kind === 'send') await send(happening.event as EmailVerificationEvent)
      else if (happening.kind === 'done') await calls.letThrough()
      else await fail(happening.error as Failure)
      for (const { type } of emits) {
        if (type === 'email.verified') await expect(page).toHaveURL('/dk/profile?verified=1')
        if (type === 'confirmation.failed')
          await expect.poll(() => complaints.splice(0).length).toBeGreaterThan(0)
      }
    },
    see: {
      visitor: async () => {
        await asks('Bekræft din e-mail', `Log ind på kontoen for ${email} først.`)
        await expect(main.getByRole('link', { name: 'Log ind' })).toHaveAttribute(
          'href',
          /^\/dk\/login\?next=%2Fdk%2Fverify-email%3F/,
        )
      },
      stranger: () =>
        asks(
          'Du er logget ind på en anden konto',
          `Linket hører til ${email}, men du er logget ind som ${other.email}.`,
        ),
      owner: async () => {
        await showsButton('Bekræft e-mail', false)
        await expect(main.getByRole('alert')).toHaveText('')
      },
      confirming: async () => {
        await showsButton('Bekræfter …', true)
        await expect.poll(() => calls.waiting).toBe(1)
      },
      failed: async ({ context: { failure } }) => {
        const text = failure && failureTexts[failure.kind]
        if (!text) throw new Error(`the page has no words for "${failure?.kind}"`)
        await showsButton('Prøv igen', false)
        await expect(main.getByRole('alert')).toHaveText(text)
        await expectAccessible(page)
        withoutFailedLoads(complaints)
      },
      verified: async () => {
        const words = page.getByText('Din e-mail er bekræftet')
        await expect(words.first()).toBeVisible()
        await expect(confirmButton).toHaveCount(0)
        withoutFailedLoads(complaints)
      },
      ended: async () => {
        await asks('Linket virker ikke længere', 'Det virker i en time.')
      },
    },
  }
}
