import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { OfferReport } from '#app/domain/offers/offer-report.ts'
import { offerReportMachine } from './offer-report.machine.ts'

/** A report of offer 7, whose answers the test gives in turn. */
function startReport(...answers: (() => Promise<void>)[]) {
  const sent: OfferReport[] = []
  const emitted: unknown[] = []
  const actor = createActor(
    offerReportMachine.provide({
      actors: {
        sendReport: fromPromise(({ input }) => {
          sent.push(input)
          return answers.shift()?.() ?? new Promise(() => {})
        }),
      },
    }),
    { input: { offerId: 7 } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
  }
  const seen = () => {
    const { value, context, tags } = actor.getSnapshot()
    return {
      value,
      wrong: context.wrong,
      sentence: context.sentence,
      failure: context.failure,
      tags: [...tags],
    }
  }
  return { actor, sent, emitted, settle, seen }
}
const refuse = (error: unknown) => () => Promise.reject(error)

it('§7.6 offer reports: what is wrong is chosen in one press and sent in one, and it says thanks', async () => {
  const { actor, sent, settle, seen, emitted } = startReport(async () => {})
  expect(seen()).toEqual({
    ...{ value: { open: 'choosing' }, wrong: null, sentence: '', failure: null, tags: ['open'] },
  })
  actor.send({ type: 'wrong.chosen', wrong: 'size' })
  actor.send({ type: 'wrong.chosen', wrong: 'price' })
  actor.send({ type: 'sentence.typed', sentence: '34,95' })
  actor.send({ type: 'report.sent' })
  expect(seen()).toMatchObject({ value: 'sending', sentence: '34,95', tags: ['open', 'busy'] })
  actor.send({ type: 'report.sent' })
  await settle()
  expect(seen()).toEqual({ value: 'sent', wrong: 'price', sentence: '', failure: null, tags: [] })
  actor.send({ type: 'report.opened' })
  actor.send({ type: 'report.sent' })
  expect(seen().value).toBe('sent')
  expect([sent, emitted]).toEqual([[{ offerId: 7, wrong: 'price', sentence: '34,95' }], []])
})

it('§7.6 offer reports: nothing is sent before something is chosen, and the form says so until then', () => {
  const { actor, sent, seen } = startReport()
  actor.send({ type: 'report.sent' })
  expect(seen().value).toEqual({ open: 'unchosen' })
  actor.send({ type: 'sentence.typed', sentence: 'dyrere' })
  expect(seen()).toMatchObject({ value: { open: 'unchosen' }, sentence: 'dyrere' })
  actor.send({ type: 'wrong.chosen', wrong: 'price' })
  expect([seen().value, sent]).toEqual([{ open: 'choosing' }, []])
})

it('§7.6 §8 offer reports: what was typed stays after a failure, and is sent again', async () => {
  const error = new Error('defect')
  const { actor, sent, settle, seen, emitted } = startReport(
    refuse({ kind: 'offline' }),
    refuse({ kind: 'throttled', retryAfterSeconds: 40 }),
    refuse(error),
    async () => {},
  )
  actor.send({ type: 'wrong.chosen', wrong: 'picture' })
  actor.send({ type: 'sentence.typed', sentence: 'en anden pose' })
  for (const failure of [
    { kind: 'offline' },
    { kind: 'throttled', retryAfterSeconds: 40 },
    { kind: 'unexpected' },
  ]) {
    actor.send({ type: 'report.sent' })
    await settle()
    expect(seen()).toEqual({
      ...{ value: { open: 'failed' }, wrong: 'picture', sentence: 'en anden pose', failure, tags: ['open'] },
    })
  }
  actor.send({ type: 'sentence.typed', sentence: 'en anden' })
  expect(seen()).toMatchObject({ value: { open: 'failed' }, failure: { kind: 'unexpected' } })
  actor.send({ type: 'report.sent' })
  await settle()
  expect(seen()).toMatchObject({ value: 'sent', failure: null })
  expect(sent.map(({ sentence }) => sentence)).toEqual([
    ...['en anden pose', 'en anden pose', 'en anden pose', 'en anden'],
  ])
  expect(emitted).toEqual([{ type: 'report.failed', error }])
})

it('§7.6 offer reports: a form that is closed keeps what was chosen and typed, and forgets the failure', async () => {
  const { actor, settle, seen } = startReport(refuse({ kind: 'busy' }))
  actor.send({ type: 'wrong.chosen', wrong: 'not-in-shop' })
  actor.send({ type: 'sentence.typed', sentence: 'udsolgt' })
  actor.send({ type: 'report.sent' })
  actor.send({ type: 'report.closed' })
  expect(seen().value).toBe('sending')
  await settle()
  actor.send({ type: 'report.closed' })
  const kept = { wrong: 'not-in-shop', sentence: 'udsolgt', failure: null }
  expect(seen()).toEqual({ value: 'closed', ...kept, tags: [] })
  actor.send({ type: 'report.opened' })
  expect(seen()).toEqual({ value: { open: 'choosing' }, ...kept, tags: ['open'] })
})

it('§7.6 offer reports: another choice after a failure takes its message away', async () => {
  const { actor, settle, seen } = startReport(refuse({ kind: 'offline' }))
  actor.send({ type: 'wrong.chosen', wrong: 'size' })
  actor.send({ type: 'report.sent' })
  await settle()
  actor.send({ type: 'wrong.chosen', wrong: 'other-good' })
  expect(seen()).toMatchObject({ value: { open: 'choosing' }, wrong: 'other-good', failure: null })
})
