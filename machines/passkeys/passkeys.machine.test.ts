import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type PasskeyOptions,
  type PasskeysEmitted,
  type PasskeysEvent,
  passkeysMachine,
} from './passkeys.machine.ts'

const options: PasskeyOptions = { challenge: 'c2lnbiB0aGlz' }

/** The section of a profile whose browser the test gives. */
function open(make: (options: PasskeyOptions | null) => Promise<void> = async () => {}, isAble = true) {
  const emitted: PasskeysEmitted[] = []
  const actor = createActor(
    passkeysMachine.provide({ actors: { makePasskey: fromPromise(({ input }) => make(input.options)) } }),
    { input: { isAble } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const seen = () => {
    const { value, context, tags } = actor.getSnapshot()
    const { isAble: _, ...kept } = context
    return { value, ...kept, isBusy: tags.has('busy') }
  }
  const send = (...events: PasskeysEvent[]) => {
    for (const event of events) actor.send(event)
    return seen()
  }
  const settled = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
    return seen()
  }
  return { emitted, send, settled }
}

const shown = { value: 'shown', options: null, refusal: null, removed: null, isBusy: false }
const offered: PasskeysEvent[] = [{ type: 'adding.wanted' }, { type: 'passkey.offered', options }]

describe('§4 second factors: the passkeys in the profile', () => {
  it('are added with the password, then by the browser', async () => {
    const made: unknown[] = []
    const { send, settled, emitted } = open(async (given) => {
      made.push(given)
    })
    expect(send()).toEqual(shown)
    expect(send({ type: 'adding.wanted' })).toEqual({ ...shown, value: 'asking' })
    expect(send({ type: 'passkey.offered', options })).toEqual({
      ...shown,
      value: 'making',
      options,
      isBusy: true,
    })
    expect(await settled()).toEqual(shown)
    expect([made, emitted]).toEqual([[options], [{ type: 'passkey.added' }]])
  })

  it('are not added if the browser or the server refuses, and can be tried again or left', async () => {
    const error = new DOMException('', 'NotAllowedError')
    const { send, settled, emitted } = open(async () => {
      throw error
    })
    send(...offered)
    expect(await settled()).toEqual({ ...shown, refusal: 'cancelled' })
    expect(emitted).toEqual([{ type: 'making.failed', error }])
    expect(send({ type: 'adding.wanted' })).toEqual({ ...shown, value: 'asking' })
    expect(send({ type: 'adding.cancelled' })).toEqual(shown)
  })

  it('are not asked of a browser that cannot make any', () => {
    expect(open(undefined, false).send({ type: 'adding.wanted' })).toEqual({ ...shown, refusal: 'unable' })
  })

  it('are removed after the password, or kept', () => {
    const { send, emitted } = open()
    const removing = { ...shown, value: 'removing', removed: 'a1' }
    expect(send({ type: 'removal.wanted', id: 'a1' })).toEqual(removing)
    expect(send({ type: 'removal.cancelled' })).toEqual(shown)
    expect(emitted).toEqual([])
    expect(send({ type: 'removal.wanted', id: 'a1' }, { type: 'passkey.removed' })).toEqual(shown)
    expect(emitted).toEqual([{ type: 'passkey.gone' }])
  })
})
