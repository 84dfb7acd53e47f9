import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { type FormEmitted, type FormInput, type FormValues, formMachine } from './form.machine.ts'

const once: FormInput = { isRepeatable: false, fatalField: null }
const often: FormInput = { isRepeatable: true, fatalField: null }
const link: FormInput = { isRepeatable: false, fatalField: 'email' }

const typed: FormValues = {
  name: 'Mette Holm',
  email: 'mette@example.dk',
  password: 'havregryn12',
  terms_accepted: 1,
}

/** What the server answers. */
const output = { name: 'Mette Holm' }

/** A form whose server gives the answers of the test, one for each submission. */
function openForm(input: FormInput, ...answers: (Failure | Error | 'done')[]) {
  const clock = new SimulatedClock()
  const emitted: FormEmitted[] = []
  const sent: FormValues[] = []
  const submit = fromPromise<unknown, FormValues>(async ({ input: values }) => {
    const answer = answers[sent.push(values) - 1]
    if (answer !== 'done') throw answer
    return output
  })
  const form = createActor(formMachine.provide({ actors: { submit } }), { clock, input })
  form.on('*', (event) => emitted.push(event))
  form.start()
  return {
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second++) clock.increment(1000)
    },
    passMs: (ms: number) => clock.increment(ms),
    emitted,
    sent,
    submit: async (values = typed) => {
      form.send({ type: 'form.submitted', values })
      await Promise.resolve()
      await Promise.resolve()
    },
    submitAtOnce: (values: FormValues) => form.send({ type: 'form.submitted', values }),
    change: (field: string) => form.send({ type: 'field.changed', field }),
    seen: () => {
      const { value, context, tags } = form.getSnapshot()
      return { value, values: context.values, failure: context.failure, isBusy: tags.has('busy') }
    },
  }
}

const taken: Failure = {
  kind: 'invalid',
  errors: { email: ['Emailen er optaget.'], postalcode: ['Postnummeret findes ikke.'] },
}

describe('§2.9 a form is sent', () => {
  it('begins empty, with nothing under its fields', () => {
    expect(openForm(once).seen()).toEqual({ value: 'editing', values: {}, failure: null, isBusy: false })
  })

  it('is busy until the server answers, and is not sent twice meanwhile', async () => {
    const form = openForm(once, 'done')
    form.submitAtOnce(typed)
    form.submitAtOnce(typed)
    expect(form.seen()).toEqual({ value: 'submitting', values: typed, failure: null, isBusy: true })
    expect(form.sent).toEqual([typed])
  })

  it('reports success, and keeps no password longer than needed', async () => {
    const form = openForm(once, 'done')
    await form.submit()
    expect(form.emitted).toEqual([{ type: 'form.succeeded', values: typed, output }])
    expect(form.seen()).toEqual({ value: 'succeeded', values: {}, failure: null, isBusy: false })
  })

  it('once, if it leads to another page: login, registration', async () => {
    const form = openForm(once, 'done')
    await form.submit()
    await form.submit()
    expect(form.sent).toEqual([typed])
  })

  it('any number of times, if it saves: the profile', async () => {
    const form = openForm(often, 'done', 'done')
    await form.submit()
    await form.submit({ name: 'Mette Bach' })
    expect(form.sent).toEqual([typed, { name: 'Mette Bach' }])
    expect(form.seen().value).toBe('succeeded')
  })
})

describe('§5 and §8: status 422', () => {
  it('shows the errors under the fields, and keeps what was typed', async () => {
    const form = openForm(once, taken)
    await form.submit()
    expect(form.seen()).toEqual({ value: 'invalid', values: typed, failure: taken, isBusy: false })
    expect(form.emitted).toEqual([])
  })

  it('removes an error when its field is changed, and only that one', async () => {
    const form = openForm(once, taken)
    await form.submit()
    form.change('email')
    form.change('name')
    expect(form.seen()).toEqual({
      value: 'invalid',
      values: typed,
      failure: { kind: 'invalid', errors: { postalcode: ['Postnummeret findes ikke.'] } },
      isBusy: false,
    })
    form.change('postalcode')
    expect(form.seen()).toEqual({ value: 'editing', values: typed, failure: null, isBusy: false })
  })

  it.each([taken, { kind: 'offline' }] as Failure[])(
    'can be sent again at once, as it is then typed; the reason of the last refusal stays until the answer: %j',
    async (failure) => {
      const form = openForm(once, failure, 'done')
      const values = { ...typed, name: 'Mette Bach' }
      await form.submit()
      form.submitAtOnce(values)
      expect(form.seen()).toEqual({ value: 'submitting', values, failure, isBusy: true })
      await Promise.resolve()
      await Promise.resolve()
      expect(form.seen()).toEqual({ value: 'succeeded', values: {}, failure: null, isBusy: false })
    },
  )

  it('ends the form if its link was used or is too old, because another try cannot succeed', async () => {
    const failure: Failure = { kind: 'invalid', errors: { email: ['Linket er brugt.'] } }
    const form = openForm(link, failure)
    await form.submit()
    await form.submit()
    expect(form.seen()).toEqual({ value: 'ended', values: typed, failure, isBusy: false })
    expect(form.sent).toEqual([typed])
  })

  it('does not end the form with a link if the error is in its password', async () => {
    const form = openForm(link, { kind: 'invalid', errors: { password: ['For kort.'] } })
    await form.submit()
    expect(form.seen().value).toBe('invalid')
  })

  it('does not end a form without a link, whatever the field is called', async () => {
    const form = openForm(once, { kind: 'invalid', errors: { email: ['?'] } })
    await form.submit()
    expect(form.seen().value).toBe('invalid')
  })
})

describe('§8: any other status', () => {
  it('429 counts down the seconds of Retry-After, accepts nothing meanwhile, and then allows another try', async () => {
    const form = openForm(once, { kind: 'throttled', retryAfterSeconds: 42 })
    await form.submit()
    form.pass(2)
    expect(form.seen()).toEqual({
      value: 'throttled',
      values: typed,
      failure: { kind: 'throttled', retryAfterSeconds: 40 },
      isBusy: false,
    })
    await form.submit()
    expect(form.sent).toEqual([typed])
    form.pass(39)
    form.passMs(999)
    expect(form.seen().value).toBe('throttled')
    form.passMs(1)
    expect(form.seen()).toEqual({ value: 'editing', values: typed, failure: null, isBusy: false })
  })

  it.each<Failure>([{ kind: 'offline' }, { kind: 'forbidden' }, { kind: 'missing' }])(
    'keeps what was typed for another try: $kind',
    async (failure) => {
      const form = openForm(once, failure, 'done')
      await form.submit()
      expect(form.seen()).toEqual({ value: 'failed', values: typed, failure, isBusy: false })
      expect(form.emitted).toEqual([])
      await form.submit()
      expect(form.seen().value).toBe('succeeded')
    },
  )

  it('401 says that the session is lost', async () => {
    const form = openForm(often, { kind: 'unauthenticated' })
    await form.submit()
    expect(form.emitted).toEqual([{ type: 'session.lost' }])
    expect(form.seen().values).toEqual(typed)
  })

  it('an unexpected error is emitted unchanged, to be rethrown', async () => {
    const error = new TypeError('a bug')
    const form = openForm(once, error)
    await form.submit()
    expect(form.emitted).toEqual([{ type: 'submission.failed', error }])
    expect(form.seen()).toEqual({
      value: 'failed',
      values: typed,
      failure: { kind: 'unexpected' },
      isBusy: false,
    })
  })
})
