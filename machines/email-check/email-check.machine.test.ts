import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import { type EmailCheckEmitted, emailCheckMachine } from './email-check.machine.ts'

/** A check of one email whose answer, or refusal, the test gives. */
async function check(answer: { email_registered: boolean } | Failure) {
  const clock = new SimulatedClock()
  const emitted: EmailCheckEmitted[] = []
  const asked: string[] = []
  const checkEmail = fromPromise<{ email_registered: boolean }, { email: string }>(({ input }) => {
    asked.push(input.email)
    return 'kind' in answer ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const actor = createActor(emailCheckMachine.provide({ actors: { checkEmail } }), { clock })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'email.submitted', email: 'mette@example.dk' })
  actor.send({ type: 'email.submitted', email: 'twice@example.dk' })
  await Promise.resolve()
  await Promise.resolve()
  const seen = () => ({ value: actor.getSnapshot().value, ...actor.getSnapshot().context })
  return { send: actor.send.bind(actor), clock, emitted, asked, seen }
}

const email = 'mette@example.dk'

describe('§4 email check', () => {
  it('a registered email leads to /login, carried along', async () => {
    const { seen, emitted, asked } = await check({ email_registered: true })
    expect(seen()).toEqual({ value: 'registered', email, failure: null })
    expect(emitted).toEqual([{ type: 'email.registered', email }])
    expect(asked).toEqual([email])
  })

  it('any other leads to /register, carried along', async () => {
    const { seen, emitted } = await check({ email_registered: false })
    expect(seen()).toEqual({ value: 'unregistered', email, failure: null })
    expect(emitted).toEqual([{ type: 'email.unregistered', email }])
  })

  it('§8: 422 shows the error under the field until the email is changed', async () => {
    const failure: Failure = { kind: 'invalid', errors: { email: ['Emailen er ikke gyldig.'] } }
    const { seen, send, emitted } = await check(failure)
    expect(seen()).toEqual({ value: 'invalid', email, failure })
    send({ type: 'email.changed' })
    expect(seen()).toEqual({ value: 'typing', email, failure: null })
    expect(emitted).toEqual([])
  })

  it('429 counts the seconds down, takes nothing meanwhile, and then lets the visitor try again', async () => {
    const { seen, send, clock, asked } = await check({ kind: 'throttled', retryAfterSeconds: 30 })
    for (let second = 1; second < 30; second++) clock.increment(1000)
    clock.increment(999)
    send({ type: 'email.submitted', email })
    expect(seen()).toEqual({
      value: 'throttled',
      email,
      failure: { kind: 'throttled', retryAfterSeconds: 1 },
    })
    clock.increment(1)
    expect(seen()).toEqual({ value: 'typing', email, failure: null })
    expect(asked).toEqual([email])
  })

  it.each<Failure>([{ kind: 'offline' }, { kind: 'unexpected' }])(
    '§8: any other failure keeps the email and can be tried again; only what nobody foresaw is rethrown: $kind',
    async (failure) => {
      const { seen, send, emitted, asked } = await check(failure)
      expect(seen()).toEqual({ value: 'failed', email, failure })
      expect(emitted).toEqual(
        failureOf(failure).kind === 'unexpected' ? [{ type: 'check.failed', error: failure }] : [],
      )
      send({ type: 'email.submitted', email })
      expect(asked).toEqual([email, email])
    },
  )
})
