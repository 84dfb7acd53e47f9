import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { type ListState, noList } from '#app/domain/list/list-state.ts'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import { shownWith } from '#machines/own-list/own-list.paths.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { type HeldListEvent, type OwnListEmitted, ownListMachine } from './own-list.machine.ts'

/** A tab whose lists the test holds. */
function openTab(user: User | null | undefined) {
  const held: { user: User; told: HeldListEvent[]; isOver: boolean }[] = []
  const emitted: OwnListEmitted[] = []
  let numberForgotten = 0
  const actor = createActor(
    ownListMachine.provide({
      actors: {
        holdList: fromCallback<HeldListEvent, { user: User }>(({ input, receive }) => {
          const list = { user: input.user, told: [] as HeldListEvent[], isOver: false }
          held.push(list)
          receive((event) => list.told.push(event))
          return () => {
            list.isOver = true
          }
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
  return {
    held,
    emitted,
    numberForgotten: () => numberForgotten,
    send: actor.send.bind(actor),
    status: () => actor.getSnapshot().context.shown.status,
  }
}

const change: HeldListEvent = {
  type: 'list.change',
  mutation: mutation('m1', { kind: 'check', itemUuid: 'milk' }),
}

describe('§4 shopping list data: it is the list of who is logged in', () => {
  it('a verified user’s comes with the page, and its total is told as it changes', () => {
    const tab = openTab(mette)
    expect([tab.held, tab.status()]).toEqual([[{ user: mette, told: [], isOver: false }], 'loading'])
    for (const quantity of [3, 3, 1]) tab.send({ type: 'list.shown', state: shownWith(quantity) })
    expect(tab.status()).toBe('ready')
    expect(tab.emitted).toEqual([
      { type: 'total.changed', total: 3 },
      { type: 'total.changed', total: 1 },
    ])
  })

  it('nobody and an unverified user have none, and what the device kept is forgotten once', () => {
    const tab = openTab(null)
    tab.send({ type: 'user.answered', user: null })
    tab.send({ type: 'user.answered', user: unverifiedMette })
    expect([tab.held, tab.status(), tab.numberForgotten()]).toEqual([[], 'none', 1])
    tab.send({ type: 'user.answered', user: mette })
    expect(tab.held).toEqual([{ user: mette, told: [], isOver: false }])
  })

  it('a page that is kept for anybody forgets nothing before the server has said who is there', () => {
    const tab = openTab(undefined)
    expect([tab.status(), tab.numberForgotten()]).toEqual(['none', 0])
    tab.send({ type: 'user.answered', user: null })
    expect(tab.numberForgotten()).toBe(1)
  })

  it('goes with its user', () => {
    const tab = openTab(mette)
    tab.send({ type: 'list.shown', state: shownWith(3) })
    tab.send({ type: 'user.answered', user: null })
    expect([tab.held[0]?.isOver, tab.status(), tab.numberForgotten()]).toEqual([true, 'none', 1])
    expect(tab.emitted.at(-1)).toEqual({ type: 'total.changed', total: 0 })
  })

  describe('issue 4, bad input: stays when its session has ended, seen first by the list itself', () => {
    const signedOut = (numberPending: number): ListState => ({
      ...shownWith(3),
      sync: 'signed-out',
      numberPending,
    })
    const signIn = { type: 'signIn.needed' }

    it('asks for a login once where changes wait', () => {
      const tab = openTab(mette)
      tab.send({ type: 'list.shown', state: signedOut(1) })
      tab.send({ type: 'list.shown', state: signedOut(2) })
      expect(tab.emitted.slice(1)).toEqual([signIn])
      tab.send({ type: 'user.answered', user: null })
      expect(tab.emitted.slice(2)).toEqual([{ type: 'total.changed', total: 0 }])
    })

    it('asks for none before something waits', () => {
      const tab = openTab(mette)
      tab.send({ type: 'list.shown', state: signedOut(0) })
      expect(tab.emitted.slice(1)).toEqual([])
      tab.send({ type: 'list.shown', state: signedOut(1) })
      expect(tab.emitted.slice(1)).toEqual([signIn])
    })
  })

  describe('issue 4, bad input: goes with a session that ends, seen first at the return to the tab', () => {
    const shownAs = (changes: Partial<ListState>) => {
      const tab = openTab(mette)
      tab.send({ type: 'list.shown', state: { ...shownWith(3), ...changes } })
      return tab
    }

    it('asks for a login where changes wait', () => {
      const tab = shownAs({ sync: 'offline', numberPending: 2 })
      tab.send({ type: 'user.answered', user: null })
      expect(tab.status()).toBe('none')
      expect(tab.emitted.slice(1)).toEqual([{ type: 'total.changed', total: 0 }, { type: 'signIn.needed' }])
    })

    it.each<{ where: string; changes: Partial<ListState>; user: User | null }>([
      { where: 'nothing waits', changes: {}, user: null },
      {
        where: 'it is still the user’s',
        changes: { sync: 'pending', numberPending: 2 },
        user: unverifiedMette,
      },
    ])('asks for none where $where', ({ changes, user }) => {
      const tab = shownAs(changes)
      tab.send({ type: 'user.answered', user })
      expect(tab.emitted.slice(1)).toEqual([{ type: 'total.changed', total: 0 }])
    })
  })

  it('is another one where the user moved to another country', () => {
    const tab = openTab(mette)
    const moved: User = { ...mette, country_registered_to: 'fi' }
    tab.send({ type: 'user.answered', user: moved })
    expect(tab.held).toEqual([
      { user: mette, told: [], isOver: true },
      { user: moved, told: [], isOver: false },
    ])
  })

  it('is told what changes it, and nothing before it is shown', () => {
    const tab = openTab(mette)
    tab.send(change)
    tab.send({ type: 'list.shown', state: shownWith(1) })
    tab.send(change)
    tab.send({ type: 'list.reload' })
    tab.send({ type: 'list.leave' })
    expect(tab.held[0]?.told).toEqual([change, { type: 'list.reload' }, { type: 'list.leave' }])
  })

  it('one that did not come is on its way as soon as it is asked for again', () => {
    const tab = openTab(mette)
    tab.send({ type: 'list.shown', state: { ...noList, status: 'unavailable' } })
    tab.send({ type: 'list.reload' })
    expect([tab.status(), tab.held[0]?.told]).toEqual(['loading', [{ type: 'list.reload' }]])
  })

  it('is told that its user was logged in anew', () => {
    const tab = openTab(mette)
    tab.send({ type: 'list.shown', state: shownWith(1) })
    tab.send({ type: 'user.answered', user: mette })
    expect(tab.held[0]?.told).toEqual([{ type: 'session.renewed', user: mette }])
  })

  it.each([
    { how: 'when asked to', event: { type: 'list.reload' } as const },
    { how: 'at the return to the tab', event: { type: 'user.answered', user: mette } as const },
  ])('one that could not be opened is opened again $how', ({ event }) => {
    const tab = openTab(mette)
    const error = new Error('the code did not come')
    tab.send({ type: 'list.failed', error })
    expect([tab.status(), tab.emitted]).toEqual(['unavailable', [{ type: 'list.failed', error }]])
    tab.send(event)
    expect([tab.held.map(({ isOver }) => isOver), tab.status()]).toEqual([[true, false], 'loading'])
  })
})
