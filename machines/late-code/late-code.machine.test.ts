import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { lateCodeMachine } from './late-code.machine.ts'
import type { LateCodeEvent } from './late-code.states.ts'

type Happened = LateCodeEvent['type'] | 'arrives' | 'is refused'

/** The state after some events, in which the code is loaded as often as `loads` says. */
async function stateAfter(...happened: Happened[]) {
  let settle = (_: boolean) => {}
  let loads = 0
  const loadCode = fromPromise<void>(() => {
    loads++
    return new Promise((resolve, reject) => {
      settle = (hasArrived) => (hasArrived ? resolve() : reject(new TypeError('refused')))
    })
  })
  const actor = createActor(lateCodeMachine.provide({ actors: { loadCode } })).start()
  for (const each of happened) {
    if (each === 'arrives' || each === 'is refused') settle(each === 'arrives')
    else actor.send({ type: each })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return [actor.getSnapshot().value, loads]
}

describe('§8 late code: code that comes after the page', () => {
  it('is loaded when it is wanted, and is there for good', async () => {
    expect(await stateAfter()).toEqual(['idle', 0])
    expect(await stateAfter('code.wanted')).toEqual(['loading', 1])
    expect(await stateAfter('code.wanted', 'arrives')).toEqual(['ready', 1])
    expect(await stateAfter('part.pressed', 'arrives')).toEqual(['ready', 1])
    expect(await stateAfter('part.pressed', 'arrives', 'part.pressed', 'network.online')).toEqual([
      'ready',
      1,
    ])
  })

  it('is missing in silence if nobody pressed anything', async () => {
    expect(await stateAfter('code.wanted', 'is refused')).toEqual(['missing', 1])
    expect(await stateAfter('code.wanted', 'is refused', 'code.wanted')).toEqual(['loading', 2])
  })

  it('is told of after a press, also one while it was loading, and tried again', async () => {
    expect(await stateAfter('part.pressed')).toEqual(['pressed', 1])
    expect(await stateAfter('part.pressed', 'is refused')).toEqual(['failed', 1])
    expect((await stateAfter('code.wanted', 'part.pressed'))[0]).toBe('pressed')
    expect(await stateAfter('code.wanted', 'is refused', 'part.pressed')).toEqual(['pressed', 2])
    expect(await stateAfter('part.pressed', 'is refused', 'part.pressed')).toEqual(['retrying', 2])
    expect(await stateAfter('part.pressed', 'is refused', 'code.wanted')).toEqual(['retrying', 2])
  })

  it('is told of until the next try has ended, so that the second click of a double press meets it too', async () => {
    const pressedTwice = ['part.pressed', 'is refused', 'part.pressed', 'part.pressed'] as const
    expect(await stateAfter(...pressedTwice)).toEqual(['retrying', 2])
    expect(await stateAfter(...pressedTwice, 'arrives')).toEqual(['ready', 2])
    expect(await stateAfter(...pressedTwice, 'is refused')).toEqual(['failed', 2])
    expect((await stateAfter(...pressedTwice, 'press.dropped'))[0]).toBe('loading')
  })

  it('is no longer told of if the shopper drops what they pressed', async () => {
    expect(await stateAfter('part.pressed', 'is refused', 'press.dropped')).toEqual(['missing', 1])
    expect((await stateAfter('part.pressed', 'press.dropped'))[0]).toBe('loading')
  })

  it('is loaded again with the connection, for whoever waits for it', async () => {
    expect(await stateAfter('code.wanted', 'is refused', 'network.online')).toEqual(['loading', 2])
    expect(await stateAfter('part.pressed', 'is refused', 'network.online')).toEqual(['retrying', 2])
    expect(await stateAfter('network.online')).toEqual(['idle', 0])
  })
})
