import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type ChoiceOwner,
  type MyChainsInput,
  myChainsMachine,
} from '#machines/my-chains/my-chains.machine.ts'
import { waitFor } from '#tests/wait-for.ts'
import { provideTabChannels, untilHeard } from '../tab/tab-channel.fixture.ts'
import { shareChoice } from './share-choice.ts'

provideTabChannels()

/** A tab of the browser. */
function openTab(input: Partial<MyChainsInput> = {}) {
  const keepChoice = fromPromise<void, ChoiceOwner & { chainIds: number[] }>(async () => {})
  const actor = createActor(myChainsMachine.provide({ actors: { keepChoice } }), {
    input: { country: 'dk', isUser: false, saved: [1], isKept: true, isAll: false, ...input },
  })
  shareChoice(actor)
  actor.start()
  return { actor, saved: () => actor.getSnapshot().context.saved }
}

describe('§4 my chains: the tabs of a browser', () => {
  it('show the same chains after one of them has kept others', async () => {
    const [one, other] = [openTab(), openTab()]
    one.actor.send({ type: 'chain.kept', id: 5 })
    await waitFor(() => expect(other.saved()).toEqual([1, 5]))
    expect(one.saved()).toEqual([1, 5])
  })

  it('of another country, or of a user, keep their own', async () => {
    const [one, swedish, users] = [
      openTab(),
      openTab({ country: 'se' }),
      openTab({ isUser: true, isKept: false }),
    ]
    one.actor.send({ type: 'chain.kept', id: 5 })
    await untilHeard()
    expect([swedish.saved(), users.saved()]).toEqual([[1], [1]])
  })

  it('hear again when the browser shows a page that was left', async () => {
    const [one, other] = [openTab(), openTab()]
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    one.actor.send({ type: 'chain.kept', id: 5 })
    await waitFor(() => expect(other.saved()).toEqual([1, 5]))
  })

  it('go on without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    expect(openTab().saved()).toEqual([1])
  })
})
