import type { Cookie, Page, Request } from '@playwright/test'
import type { User } from '#app/domain/account/account.ts'
import type { Failure } from '#app/domain/failure.ts'
import { inCountry } from '#app/domain/locale/locales.ts'
import type { SessionEvent } from '#machines/session/session.machine.ts'
import type { SessionSnapshot } from '#machines/session/session.paths.ts'
import { mette } from '#machines/session/users.fixture.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Step } from '#tests/paths/plan-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import {
  accountPassword,
  failCall,
  fillRegistration,
  newEmail,
  withoutFailedLoads,
} from '../account/account-page.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { endSession, expect, goWithin, returnTo } from '../support/page-test.ts'
import { visitorsUserButton } from './user-button.ts'

/** A real account in each country, with a session's cookies, so that the server agrees with the test's answers. */
export type Accounts = Record<'dk' | 'se', { email: string; cookies: Cookie[] }>

type SessionPage = {
  calls: Record<'user' | 'leave' | 'login' | 'register' | 'reset' | 'update', HeldCalls>
  accounts: Accounts
  /** A link that is mailed to the Danish account; the requests that would use it are held. */
  resetLink: string
  complaints: string[]
}

/** Walks the planned paths of a session on a page: real input, held requests, and the browser's cookies. */
export function sessionDriver(
  page: Page,
  { calls, accounts, resetLink, complaints }: SessionPage,
): Driver<SessionSnapshot> {
  const banner = page.getByRole('banner')
  const visitorButton = banner.locator(visitorsUserButton)
  const dropdown = page.getByRole('dialog', { name: 'Din konto' })
  /** How often the page must have requested the user. */
  let asks = 0

  const accountOf = (user: User) => accounts[user.country_registered_to === 'se' ? 'se' : 'dk']
  const asReal = (user: User) => ({ ...user, email: accountOf(user).email })
  const beSeenAs = async (user: User | null) => {
    await endSession(page.context())
    if (user) await page.context().addCookies(accountOf(user).cookies)
  }
  const goToProfile = async () => {
    if (!page.url().endsWith('/dk/profile')) await goWithin(page, '/dk/profile')
  }
  const path = () => new URL(page.url()).pathname

  const ways: {
    [Type in SessionEvent['type']]: (
      event: Extract<SessionEvent, { type: Type }>,
      before: SessionSnapshot,
    ) => Promise<unknown>
  } = {
    'login.succeeded': async () => {
      await visitorButton.click()
      await dropdown.getByLabel('E-mail').fill(mette.email)
      await dropdown.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
      await dropdown.locator('[type=submit]').click()
      await calls.login.answer({ json: mette })
    },
    'registration.succeeded': async () => {
      await visitorButton.click()
      await dropdown.getByRole('button', { name: 'Opret konto', pressed: false }).click()
      await fillRegistration(dropdown, newEmail())
      await dropdown.locator('[type=submit]').click()
      await calls.register.answer({ status: 201, json: mette })
      await expect(dropdown.getByRole('form', { name: 'Log ind' })).toBeVisible()
      await page.keyboard.press('Escape')
      // As long as this notice says what is next, the one about the email does not.
      await page
        .getByRole('status')
        .filter({ hasText: 'Din konto er oprettet' })
        .getByRole('button', { name: 'Luk beskeden' })
        .click()
    },
    'profile.updated': async (_, { context: { user } }) => {
      if (!user) throw new Error('nobody has a profile')
      await goToProfile()
      await page.getByRole('button', { name: 'Gem oplysninger' }).click()
      await calls.update.answer({ json: asReal(user) })
    },
    'password.reset': async () => {
      await page.evaluate((link) => history.pushState({}, '', link), resetLink)
      const main = page.locator('main')
      // The page may render again when the user is known.
      await expect(async () => {
        await main.getByLabel('Ny adgangskode', { exact: true }).fill(accountPassword)
        await main.getByLabel('Adgangskode igen').fill(accountPassword)
        await main.locator('[type=submit]').click()
        await expect.poll(() => calls.reset.waiting, { timeout: 2000 }).toBe(1)
      }).toPass()
      await calls.reset.answer({ json: { message: '' } })
    },
    // As when the browser shows a page from its back/forward cache.
    'session.lost': () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    'session.leave': async () => {
      await goToProfile()
      await page.getByRole('button', { name: 'Log ud', exact: true }).click()
    },
    'tab.returned': () => returnTo(page),
    'network.online': () => page.evaluate(() => dispatchEvent(new Event('online'))),
    'user.wanted': () => Promise.reject(new Error('this page has always known its user')),
    'route.changed': () => {
      const other = path().endsWith('/offer/kaffe') ? '/offer/te' : '/offer/kaffe'
      return goWithin(page, `${path().startsWith('/se') ? '/se' : '/dk'}${other}`)
    },
    'locale.changed': ({ locale }) => goWithin(page, inCountry(path(), locale === 'se' ? 'se' : 'dk')),
  }
  const send = async ({ event, label }: Extract<Case, { kind: 'send' }>, before: SessionSnapshot) => {
    const way = Object.entries(ways).find(([type]) => type === event.type)?.[1]
    if (!way) throw new Error(`the page has no way to do "${label}"`)
    await way(event as never, before)
  }
  /** Fails a refetch. It is not seen on the page, which has handled it when this ends. */
  const failRefetch = async (failure: Failure) => {
    const isHeld = (request: Request) => request.url() === calls.user.urls.at(-1)
    const isOver =
      failure.kind === 'offline'
        ? page.waitForEvent('requestfailed', isHeld)
        : page.waitForEvent('requestfinished', isHeld)
    await failCall(calls.user, failure)
    await isOver
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
  }
  const settle = async (happening: Extract<Case, { kind: 'done' | 'fail' }>) => {
    const isLeaving = happening.src === 'logOut'
    const held = isLeaving ? calls.leave : calls.user
    if (happening.kind === 'fail') {
      const failure: Failure =
        happening.error instanceof Error ? { kind: 'unexpected' } : (happening.error as Failure)
      if (failure.kind === 'unauthenticated') await beSeenAs(null)
      return isLeaving ? failCall(held, failure) : failRefetch(failure)
    }
    const user = isLeaving ? null : (happening.output as User | null)
    await beSeenAs(user)
    if (user) await held.answer({ json: asReal(user) })
    else await held.answer(isLeaving ? { status: 204 } : { status: 401, json: { message: '' } })
  }
  const hear = async ({ type, ...event }: { type: string }) => {
    if (type === 'refetch.failed') await expect.poll(() => complaints.splice(0).length).toBeGreaterThan(0)
    if (type === 'logout.failed')
      await expect(page.getByText('Du blev ikke logget ud. Prøv igen.')).toBeVisible()
    if (type === 'locale.mismatched' && 'country' in event)
      await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+/${event.country}(/|$)`))
    if (type === 'logged.out') await expect(page.getByText('Du er logget ud')).toBeVisible()
    if (type === 'logged.out' || type === 'user.replaced')
      await expect(page.locator('html[data-walked]')).toHaveCount(0)
  }

  const isUnverified = page
    .getByText('Ikke bekræftet endnu')
    .or(page.getByRole('region', { name: 'Din e-mail' }))
  const showsUser =
    (notices: number) =>
    async ({ context: { user } }: SessionSnapshot, step?: Step) => {
      if (step?.emits.some(({ type }) => type === 'logged.out')) return
      await expect(
        banner.getByRole('link', { name: user?.name.split(' ')[0] ?? '', exact: true }),
      ).toBeVisible()
      await expect(isUnverified).toHaveCount(notices)
    }
  const hasAsked = (waiting: number) => async (_: SessionSnapshot, step?: Step) => {
    if (waiting > 0 && step?.takes.some((name) => name.startsWith('exchange.'))) asks += 1
    await expect.poll(() => calls.user.urls.length).toBe(asks)
    await expect.poll(() => calls.user.waiting).toBe(waiting)
    withoutFailedLoads(complaints)
  }
  return {
    perform: async ({ happening, before, emits }) => {
      await page.evaluate(() => document.documentElement.setAttribute('data-walked', ''))
      if (happening.kind === 'send') await send(happening, before as SessionSnapshot)
      else if (happening.kind === 'after') throw new Error(`the page has no delay "${happening.delay}"`)
      else await settle(happening)
      for (const event of emits) await hear(event)
    },
    see: {
      'identity.anonymous': async () => {
        await expect(visitorButton).toBeVisible()
      },
      'identity.unverified': showsUser(1),
      'identity.verified': showsUser(0),
      'exchange.following.fresh': hasAsked(0),
      'exchange.following.fetching': hasAsked(1),
      'exchange.following.unreachable': hasAsked(0),
      'exchange.leaving': async (snapshot) => {
        await expect.poll(() => calls.leave.waiting).toBe(1)
        await hasAsked(0)(snapshot)
        const button = page.getByRole('button', { name: 'Log ud', exact: true })
        await expect(button).toHaveAttribute('aria-disabled', 'true')
      },
      'exchange.left': async (snapshot) => {
        if (snapshot.context.user?.country_registered_to !== 'se') await expect(visitorButton).toBeVisible()
        await hasAsked(0)(snapshot)
      },
    },
  }
}
