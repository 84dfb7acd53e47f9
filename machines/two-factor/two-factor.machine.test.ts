import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { AppSetup } from '#app/domain/account/factors/factors.ts'
import { type TwoFactorEmitted, type TwoFactorEvent, twoFactorMachine } from './two-factor.machine.ts'

const setup: AppSetup = {
  uri: 'otpauth://totp/Tilbudsugen:mette@example.dk?secret=JBSWY3DP',
  secret: 'JBSWY3DP',
  qr: '<svg/>',
  backup_codes: ['abcd efgh', 'jkmn pqrs'],
}

/** The section of a profile whose clipboard the test gives. */
function open({ isOn, copy = async () => {} }: { isOn: boolean; copy?: (text: string) => Promise<void> }) {
  const emitted: TwoFactorEmitted[] = []
  const actor = createActor(
    twoFactorMachine.provide({ actors: { copyText: fromPromise(({ input }) => copy(input.text)) } }),
    { input: { isOn } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const seen = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.setup]
  }
  return {
    emitted,
    seen,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    stateAfter: (...events: TwoFactorEvent[]) => {
      for (const event of events) actor.send(event)
      return seen()
    },
  }
}

const started: TwoFactorEvent[] = [{ type: 'setup.wanted' }, { type: 'setup.started', setup }]
const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}

describe('§4 second factors: the authenticator app in the profile', () => {
  it('is added with the password, then a code, and then shows the backup codes until they are kept', () => {
    const { stateAfter, emitted } = open({ isOn: false })
    expect(stateAfter()).toEqual(['off', null])
    expect(stateAfter({ type: 'setup.wanted' })).toEqual(['asking', null])
    expect(stateAfter({ type: 'setup.started', setup })).toEqual(['confirming', setup])
    expect(emitted).toEqual([])
    expect(stateAfter({ type: 'app.confirmed' })).toEqual([{ codes: 'shown' }, setup])
    expect(emitted).toEqual([{ type: 'app.added' }])
    expect(stateAfter({ type: 'codes.kept' })).toEqual(['on', null])
  })

  it('can be left at each step before it counts, and then forgets the secret', () => {
    const { stateAfter } = open({ isOn: false })
    expect(stateAfter({ type: 'setup.wanted' }, { type: 'setup.cancelled' })).toEqual(['off', null])
    expect(stateAfter(...started, { type: 'setup.cancelled' })).toEqual(['off', null])
  })

  it('copies the codes, one a line, and tells a clipboard that refuses', async () => {
    const copied: string[] = []
    const error = new Error('not allowed')
    const { stateAfter, seen, isBusy, emitted } = open({
      isOn: false,
      copy: async (text) => {
        if (copied.push(text) === 2) throw error
      },
    })
    expect(stateAfter(...started, { type: 'app.confirmed' }, { type: 'copy.pressed' })[0]).toEqual({
      codes: 'copying',
    })
    expect(isBusy()).toBe(true)
    await settled()
    expect(isBusy()).toBe(false)
    expect(seen()[0]).toEqual({ codes: 'shown' })
    stateAfter({ type: 'copy.pressed' })
    await settled()
    expect(seen()[0]).toEqual({ codes: 'shown' })
    expect(copied).toEqual(['abcd efgh\njkmn pqrs', 'abcd efgh\njkmn pqrs'])
    expect(emitted).toEqual([{ type: 'app.added' }, { type: 'codes.copied' }, { type: 'copy.failed', error }])
  })

  it('is removed after the password, or kept', () => {
    const { stateAfter, emitted } = open({ isOn: true })
    expect(stateAfter()).toEqual(['on', null])
    expect(stateAfter({ type: 'removal.wanted' }, { type: 'removal.cancelled' })).toEqual(['on', null])
    expect(emitted).toEqual([])
    expect(stateAfter({ type: 'removal.wanted' }, { type: 'app.removed' })).toEqual(['off', null])
    expect(emitted).toEqual([{ type: 'app.gone' }])
  })
})
