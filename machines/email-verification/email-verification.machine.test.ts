import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { EmailVerification } from '#app/domain/account/email-verification.ts'
import type { Failure } from '#app/domain/failure.ts'
import {
  type Asker,
  type EmailVerificationEmitted,
  emailVerificationMachine,
} from './email-verification.machine.ts'

const email = 'mette@example.dk'
const owner: Asker = { email, email_verified_at: null }
const verifiedOwner: Asker = { email, email_verified_at: '2026-11-21T08:00:00.000Z' }
const stranger: Asker = { email: 'karen@example.dk', email_verified_at: '2026-11-21T08:00:00.000Z' }
const open: EmailVerification = { status: 'open', email }

function pageOf(asker: Asker, { verification = open, answers = [] as (Failure | undefined)[] } = {}) {
  let calls = 0
  const emitted: EmailVerificationEmitted[] = []
  const verifyEmail = fromPromise<void>(async () => {
    const failure = answers[calls]
    calls += 1
    if (failure) throw failure
  })
  const page = createActor(emailVerificationMachine.provide({ actors: { verifyEmail } }), {
    input: { verification, asker },
  })
  page.on('*', (event) => emitted.push(event))
  page.start()
  return {
    emitted,
    calls: () => calls,
    state: () => page.getSnapshot().value,
    verification: () => page.getSnapshot().context.verification,
    failure: () => page.getSnapshot().context.failure?.kind,
    isBusy: () => page.getSnapshot().hasTag('busy'),
    becomes: (now: Asker) => page.send({ type: 'asker.changed', asker: now }),
    press: async () => {
      page.send({ type: 'confirmation.pressed' })
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
    },
  }
}

describe('§4 user session: the page of a mailed link', () => {
  it('asks a visitor to log in, and does nothing until its account’s user presses the button', async () => {
    const page = pageOf(null)
    await page.press()
    expect([page.state(), page.calls()]).toEqual(['visitor', 0])
    page.becomes(owner)
    expect([page.state(), page.calls()]).toEqual(['owner', 0])
    await page.press()
    expect([page.state(), page.calls(), page.emitted]).toEqual(['verified', 1, [{ type: 'email.verified' }]])
  })

  it('asks somebody who is logged in to another account to log out', async () => {
    const page = pageOf(stranger)
    await page.press()
    expect([page.state(), page.calls()]).toEqual(['stranger', 0])
    page.becomes(null)
    expect(page.state()).toBe('visitor')
  })

  it.each([
    [open, verifiedOwner],
    [{ status: 'verified', email } as const, null],
    [{ status: 'verified', email } as const, stranger],
    [{ status: 'expired', email } as const, verifiedOwner],
  ])('says that the email is verified already: %j', (verification, asker) => {
    expect(pageOf(asker, { verification }).state()).toBe('verified')
  })

  it.each([
    [{ status: 'expired', email } as const, owner],
    [{ status: 'expired', email } as const, null],
    [{ status: 'invalid', email: null } as const, null],
    [{ status: 'invalid', email: null } as const, owner],
  ])('says that the link has ended: %j', async (verification, asker) => {
    const page = pageOf(asker, { verification })
    await page.press()
    expect([page.state(), page.calls()]).toEqual(['ended', 0])
  })

  it('a link that ended meanwhile stays ended', async () => {
    const page = pageOf(owner, { answers: [{ kind: 'invalid', errors: { link: ['x'] } }] })
    await page.press()
    page.becomes(null)
    expect([page.state(), page.verification()]).toEqual(['ended', { status: 'expired', email }])
  })

  it.each(['offline', 'busy', 'unexpected'] as const)(
    'a request that fails (%s) can be repeated',
    async (kind) => {
      const page = pageOf(owner, { answers: [{ kind }] })
      await page.press()
      expect([page.state(), page.failure(), page.emitted.length]).toEqual([
        'failed',
        kind,
        kind === 'unexpected' ? 1 : 0,
      ])
      const pressed = page.press()
      expect([page.state(), page.failure(), page.isBusy()]).toEqual(['confirming', kind, true])
      await pressed
      expect([page.state(), page.failure(), page.calls(), page.isBusy()]).toEqual([
        'verified',
        undefined,
        2,
        false,
      ])
    },
  )

  it('forgets a failure if the session has ended at the next try', async () => {
    const page = pageOf(owner, { answers: [{ kind: 'offline' }, { kind: 'unauthenticated' }] })
    await page.press()
    await page.press()
    expect([page.state(), page.failure()]).toEqual(['visitor', undefined])
  })

  it('forgets a failure when somebody else looks at the page', async () => {
    const page = pageOf(owner, { answers: [{ kind: 'offline' }] })
    await page.press()
    page.becomes(null)
    expect([page.state(), page.failure()]).toEqual(['visitor', undefined])
  })

  it.each([
    ['unauthenticated', 'visitor'],
    ['forbidden', 'stranger'],
  ] as const)('a session that the server does not take (%s) is asked for anew', async (kind, state) => {
    const page = pageOf(owner, { answers: [{ kind }] })
    await page.press()
    expect([page.state(), page.emitted]).toEqual([state, [{ type: 'session.lost' }]])
  })

  it('stays verified if the user is still told as unverified', async () => {
    const page = pageOf(owner)
    await page.press()
    page.becomes({ ...owner })
    expect(page.state()).toBe('verified')
  })

  it('goes on while it confirms, whoever it is', async () => {
    const page = pageOf(owner)
    const pressed = page.press()
    page.becomes(null)
    expect(page.state()).toBe('confirming')
    await pressed
    expect(page.state()).toBe('verified')
  })
})
