import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { MailSettings } from '#app/domain/agents/mail-choice.ts'
import { alertMailsMachine } from './alert-mails.machine.ts'

/** A choice whose server the test holds. */
function startChoice(input: MailSettings) {
  const asked: { settings: MailSettings; answer: () => void; fail: (error: unknown) => void }[] = []
  const saveMails = fromPromise<void, MailSettings>(
    ({ input: settings }) => new Promise((answer, fail) => asked.push({ settings, answer, fail })),
  )
  const emitted: unknown[] = []
  const actor = createActor(alertMailsMachine.provide({ actors: { saveMails } }), { input })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settle = async (act: () => void) => {
    act()
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
  }
  return {
    emitted,
    send: actor.send,
    asked: () => asked.map(({ settings }) => settings),
    shows: () => [actor.getSnapshot().context, actor.getSnapshot().value],
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    answer: () => settle(() => asked.at(-1)?.answer()),
    fail: (error: unknown) => settle(() => asked.at(-1)?.fail(error)),
  }
}

const atOnce: MailSettings = { mails: 'at-once', shoppingDay: 6 }
const weekly: MailSettings = { mails: 'weekly', shoppingDay: 6 }

describe('§4 price alerts: how alerts are mailed', () => {
  it('a choice is shown while it is saved, and told when it is', async () => {
    const { emitted, asked, shows, send, answer } = startChoice(atOnce)
    send({ type: 'mails.chosen', mails: 'weekly' })
    expect([shows(), asked(), emitted]).toEqual([[weekly, 'saving'], [weekly], []])
    await answer()
    expect([shows(), emitted]).toEqual([[weekly, 'resting'], [{ type: 'mails.saved', settings: weekly }]])
  })

  it('the day of shopping is saved with the mail of the week', async () => {
    const { asked, send } = startChoice(weekly)
    send({ type: 'day.chosen', shoppingDay: 3 })
    expect(asked()).toEqual([{ mails: 'weekly', shoppingDay: 3 }])
  })

  it('nothing else is chosen while a choice is saved', () => {
    const { asked, shows, isBusy, send } = startChoice(atOnce)
    expect(isBusy()).toBe(false)
    send({ type: 'mails.chosen', mails: 'weekly' })
    expect(isBusy()).toBe(true)
    send({ type: 'mails.chosen', mails: 'never' })
    expect([shows(), asked()]).toEqual([[weekly, 'saving'], [weekly]])
  })

  it('§8: a choice that was not saved stays, and a retry saves it', async () => {
    const error = { kind: 'offline' }
    const { emitted, asked, shows, send, answer, fail } = startChoice(atOnce)
    send({ type: 'mails.chosen', mails: 'weekly' })
    await fail(error)
    expect([shows(), emitted]).toEqual([[weekly, 'failed'], [{ type: 'save.failed', error }]])
    send({ type: 'saving.retried' })
    await answer()
    expect([shows(), asked()]).toEqual([
      [weekly, 'resting'],
      [weekly, weekly],
    ])
  })
})
