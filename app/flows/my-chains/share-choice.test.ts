import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type ChoiceOwner,
  type MyChainsInput,
  myChainsMachine,
} from '#machines/my-chains/my-chains.machine.ts'
import { waitFor } from '#tests/wait-for.ts'
import { shareChoice } from './share-choice.ts'

let channels: BroadcastChannel[]

beforeEach(() => {
  channels = []
  const Channel = BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  for (const channel of channels) channel.close()
  vi.unstubAllGlobals()
})

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

const untilHeard = () => new Promise((resolve) => setTimeout(resolve, 20))

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
