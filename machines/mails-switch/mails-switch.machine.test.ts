import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { mailsSwitchMachine } from './mails-switch.machine.ts'

/** A switch whose server the test holds. */
function startSwitch(mails: boolean) {
  const asked: { mails: boolean; answer: () => void; fail: (error: unknown) => void }[] = []
  const saveMails = fromPromise<void, { mails: boolean }>(
    ({ input }) => new Promise((answer, fail) => asked.push({ ...input, answer, fail })),
  )
  const emitted: unknown[] = []
  const actor = createActor(mailsSwitchMachine.provide({ actors: { saveMails } }), { input: { mails } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settle = async (act: () => void) => {
    act()
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
  }
  return {
    emitted,
    asked: () => asked.map((each) => each.mails),
    shows: () => [actor.getSnapshot().context.mails, actor.getSnapshot().hasTag('busy')],
    press: () => actor.send({ type: 'switch.pressed' }),
    answer: () => settle(() => asked.at(-1)?.answer()),
    fail: (error: unknown) => settle(() => asked.at(-1)?.fail(error)),
  }
}

describe('product, Price agents: whether alerts are mailed', () => {
  it('shows the new choice while it is saved, and tells when it is', async () => {
    const { emitted, asked, shows, press, answer } = startSwitch(true)
    press()
    expect([shows(), asked()]).toEqual([[false, true], [false]])
    await answer()
    expect([shows(), emitted]).toEqual([[false, false], [{ type: 'mails.saved', mails: false }]])
    press()
    expect([shows(), asked()]).toEqual([
      [true, true],
      [false, true],
    ])
  })

  it('ignores a press while it is saved', () => {
    const { asked, shows, press } = startSwitch(true)
    press()
    press()
    expect([shows(), asked()]).toEqual([[false, true], [false]])
  })

  it('§8: shows the old choice again after a failure, and can be pressed again', async () => {
    const error = { kind: 'offline' }
    const { emitted, asked, shows, press, answer, fail } = startSwitch(false)
    press()
    await fail(error)
    expect([shows(), emitted]).toEqual([[false, false], [{ type: 'save.failed', error }]])
    press()
    await answer()
    expect([shows(), asked()]).toEqual([
      [true, false],
      [true, true],
    ])
  })
})
