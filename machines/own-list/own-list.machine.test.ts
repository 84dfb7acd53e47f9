import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import type { ShoppingListInput } from '#machines/shopping-list/shopping-list.machine.ts'
import { type OwnListEmitted, ownListMachine, type ShoppingListLogic } from './own-list.machine.ts'

type Held = { input: ShoppingListInput; told: EventObject[]; isOver: boolean }

async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

/** A tab whose lists the test holds. @param isReachable says whether the code of a list can be loaded. */
async function openTab(user: User | null | undefined, isReachable = () => true) {
  const held: Held[] = []
  const emitted: OwnListEmitted[] = []
  let numberForgotten = 0
  const list = fromCallback<EventObject, ShoppingListInput>(({ input, receive }) => {
    const opened: Held = { input, told: [], isOver: false }
    held.push(opened)
    receive((event) => opened.told.push(event))
    return () => {
      opened.isOver = true
    }
  }) as unknown as ShoppingListLogic
  const actor = createActor(
    ownListMachine.provide({
      actors: {
        loadList: fromPromise(async () => {
          if (!isReachable()) throw new Error('the code did not come')
          return list
        }),
        forgetShopper: fromPromise<void>(async () => {
          numberForgotten += 1
        }),
      },
    }),
    { input: { user } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  await settled()
  return {
    held,
    emitted,
    numberForgotten: () => numberForgotten,
    shows: (total: number, numberPending = 0) => actor.send({ type: 'list.shown', total, numberPending }),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event)
      await settled()
    },
    answers: async (answered: User | null) => {
      actor.send({ type: 'user.answered', user: answered })
      await settled()
    },
    isUnavailable: () => actor.getSnapshot().matches({ held: 'unavailable' }),
  }
}

const input = { owner: mette.email, locale: 'dk' }
const signIn = { type: 'signIn.needed' }
const total = (sum: number) => ({ type: 'total.changed', total: sum })

describe('§4 shopping list data: it is the list of who is logged in', () => {
  it('a verified user’s comes with the page, and its total is told as it changes', async () => {
    const tab = await openTab(mette)
    expect(tab.held).toEqual([{ input, told: [], isOver: false }])
    for (const sum of [3, 3, 1]) tab.shows(sum)
    expect(tab.emitted).toEqual([total(3), total(1)])
  })

  it('a change of the shopper’s own is told before the total that follows from it', async () => {
    const tab = await openTab(mette)
    await tab.send({ type: 'list.edited' })
    tab.shows(1)
    expect(tab.emitted).toEqual([{ type: 'edit.made' }, total(1)])
  })

  it('nobody and an unverified user have none, and what the device kept is forgotten once', async () => {
    const tab = await openTab(null)
    await tab.answers(null)
    await tab.answers(unverifiedMette)
    expect([tab.held, tab.numberForgotten()]).toEqual([[], 1])
    await tab.answers(mette)
    expect(tab.held).toEqual([{ input, told: [], isOver: false }])
  })

  it('a page that is kept for anybody forgets nothing before the server has said who is there', async () => {
    const tab = await openTab(undefined)
    expect([tab.held, tab.numberForgotten()]).toEqual([[], 0])
    await tab.answers(null)
    expect(tab.numberForgotten()).toBe(1)
  })

  it('goes with its user', async () => {
    const tab = await openTab(mette)
    tab.shows(3)
    await tab.answers(null)
    expect([tab.held[0]?.isOver, tab.numberForgotten()]).toEqual([true, 1])
    expect(tab.emitted).toEqual([total(3), total(0)])
  })

  it('is another one if the user moved to another country', async () => {
    const tab = await openTab(mette)
    await tab.answers({ ...mette, country_registered_to: 'fi' })
    expect(tab.held).toEqual([
      { input, told: [], isOver: true },
      { input: { ...input, locale: 'fi' }, told: [], isOver: false },
    ])
  })

  it('is another one if another user of the same country is logged in', async () => {
    const tab = await openTab(mette)
    await tab.answers({ ...mette, email: 'anna@example.dk' })
    expect(tab.held).toEqual([
      { input, told: [], isOver: true },
      { input: { ...input, owner: 'anna@example.dk' }, told: [], isOver: false },
    ])
  })

  it('is asked for again, and told that its user was logged in anew', async () => {
    const tab = await openTab(mette)
    await tab.send({ type: 'list.reload' })
    await tab.answers(mette)
    expect(tab.held[0]?.told).toEqual([{ type: 'list.reload' }, { type: 'session.renewed', user: mette }])
  })

  it.each([
    { how: 'when asked to', event: { type: 'list.reload' } as const },
    { how: 'with the connection', event: { type: 'network.online' } as const },
    { how: 'at the return to the tab', event: { type: 'user.answered', user: mette } as const },
  ])('one whose code did not come is opened again $how', async ({ event }) => {
    let isReachable = false
    const tab = await openTab(mette, () => isReachable)
    const error = new Error('the code did not come')
    expect([tab.isUnavailable(), tab.emitted]).toEqual([true, [{ type: 'list.failed', error }]])
    isReachable = true
    await tab.send(event)
    expect([tab.isUnavailable(), tab.held]).toEqual([false, [{ input, told: [], isOver: false }]])
  })
})

describe('§4 waiting changes: a session that ends', () => {
  it('is told once while changes wait for a login, and its list goes without a further word', async () => {
    const tab = await openTab(mette)
    tab.shows(3, 1)
    await tab.send({ type: 'signIn.needed' })
    tab.shows(4, 2)
    await tab.send({ type: 'signIn.needed' })
    expect(tab.emitted).toEqual([total(3), signIn, total(4)])
    await tab.answers(null)
    expect(tab.emitted.slice(3)).toEqual([total(0)])
  })

  it('is told of changes that wait on another list, too', async () => {
    const tab = await openTab(mette)
    tab.shows(3)
    await tab.send({ type: 'signIn.needed' })
    await tab.send({ type: 'signIn.needed' })
    expect(tab.emitted).toEqual([total(3), signIn])
  })

  it('is told again if it ends again after a login', async () => {
    const tab = await openTab(mette)
    tab.shows(3, 1)
    await tab.send({ type: 'signIn.needed' })
    await tab.answers(mette)
    await tab.send({ type: 'signIn.needed' })
    expect(tab.emitted).toEqual([total(3), signIn, signIn])
  })

  it('seen first at the return to the tab: is told if changes wait', async () => {
    const tab = await openTab(mette)
    tab.shows(3, 2)
    await tab.answers(null)
    expect(tab.emitted).toEqual([total(3), total(0), signIn])
  })

  it.each<{ but: string; numberPending: number; user: User | null }>([
    { but: 'nothing waits', numberPending: 0, user: null },
    { but: 'it is still the user’s', numberPending: 2, user: unverifiedMette },
  ])('seen first at the return to the tab: is not told if $but', async ({ numberPending, user }) => {
    const tab = await openTab(mette)
    tab.shows(3, numberPending)
    await tab.answers(user)
    expect(tab.emitted).toEqual([total(3), total(0)])
  })

  it('and is not told if what waited was saved before', async () => {
    const tab = await openTab(mette)
    tab.shows(3, 1)
    tab.shows(3, 0)
    await tab.answers(null)
    expect(tab.emitted).toEqual([total(3), total(0)])
  })
})
