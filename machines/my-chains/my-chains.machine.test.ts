// Over 300 lines, because each small fault of the machine is noticed by a test here.

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import { type ChoiceOwner, type MyChainsInput, myChainsMachine } from './my-chains.machine.ts'
import { viewOf, viewOfChoice } from './my-chains.selectors.ts'

const visitor: MyChainsInput = { country: 'dk', isUser: false, saved: null, isKept: false, isAll: false }

/** Waits until what was asked is answered. */
async function settled() {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

/** The machine with a device or an account, and what it asked of them and told. */
function open({ found = null, ...input }: Partial<MyChainsInput> & { found?: ChainChoice } = {}) {
  const asked: unknown[] = []
  const told: unknown[] = []
  let isOffline = false
  const actor = createActor(
    myChainsMachine.provide({
      actors: {
        findChoice: fromPromise<ChainChoice, ChoiceOwner>(async ({ input }) => {
          asked.push({ find: input })
          if (isOffline) throw new Error('offline')
          return found
        }),
        keepChoice: fromPromise<void, ChoiceOwner & { chainIds: number[] }>(async ({ input }) => {
          asked.push({ keep: input })
          if (isOffline) throw new Error('offline')
        }),
      },
    }),
    { input: { ...visitor, ...input } },
  )
  actor.on('*', (fact) => told.push(fact))
  actor.start()
  return {
    actor,
    asked,
    told,
    view: () => viewOf(actor.getSnapshot()),
    known: () => {
      const { saved, marked } = actor.getSnapshot().context
      return { saved, marked }
    },
    goOffline: (is: boolean) => {
      isOffline = is
    },
  }
}

describe('§4 my chains: a choice that nobody changes', () => {
  it.each([
    { saved: null, state: 'undecided' },
    { saved: [], state: 'declined' },
    { saved: [1], state: 'chosen' },
  ])('of $saved is $state, and can be changed', ({ saved, state }) => {
    const { actor, view } = open({ saved })
    expect(actor.getSnapshot().value).toEqual({ choice: { settled: state }, scope: 'mine' })
    actor.send({ type: 'choice.opened' })
    expect(view()).toBe('changing')
  })

  it('becomes what another tab has kept', () => {
    const { actor } = open()
    actor.send({ type: 'choice.heard', chainIds: [4] })
    expect(actor.getSnapshot().value.choice).toEqual({ settled: 'chosen' })
    actor.send({ type: 'choice.heard', chainIds: [] })
    expect(actor.getSnapshot().value.choice).toEqual({ settled: 'declined' })
  })
})

describe('§4 my chains: choosing on the first visit', () => {
  it('marks chains, and keeps them all by one press', async () => {
    const { actor, asked, told, view, known } = open()
    expect(view()).toBe('asking')
    for (const id of [7, 3, 5, 5]) actor.send({ type: 'chain.toggled', id })
    expect(known()).toEqual({ saved: null, marked: [3, 7] })
    actor.send({ type: 'choice.saved' })
    await settled()
    expect(view()).toBe('chosen')
    expect(known()).toEqual({ saved: [3, 7], marked: [3, 7] })
    expect(asked).toEqual([{ keep: { country: 'dk', isUser: false, chainIds: [3, 7] } }])
    expect(told).toEqual([{ type: 'choice.kept', chainIds: [3, 7] }])
  })

  it('loses nothing if it cannot be kept, and keeps it at the next try', async () => {
    const { actor, view, known, goOffline } = open()
    goOffline(true)
    actor.send({ type: 'chain.toggled', id: 3 })
    actor.send({ type: 'choice.saved' })
    await settled()
    expect(view()).toBe('failed')
    expect(known()).toEqual({ saved: null, marked: [3] })
    goOffline(false)
    actor.send({ type: 'choice.saved' })
    await settled()
    expect(view()).toBe('chosen')
    expect(known()).toEqual({ saved: [3], marked: [3] })
  })

  it('keeps nothing if nothing is marked', async () => {
    const { actor, asked, view } = open()
    actor.send({ type: 'choice.saved' })
    await settled()
    expect([asked, view()]).toEqual([[], 'asking'])
  })

  it('is put away at the next visit too, if that could be kept', async () => {
    const { actor, asked, told } = open()
    actor.send({ type: 'choice.declined' })
    await settled()
    expect(actor.getSnapshot().value.choice).toEqual({ settled: 'declined' })
    expect(asked).toEqual([{ keep: { country: 'dk', isUser: false, chainIds: [] } }])
    expect(told).toEqual([{ type: 'choice.kept', chainIds: [] }])
  })

  it('is out of the way at once after "Ikke nu", also without a connection', async () => {
    const { actor, view, known, goOffline } = open()
    goOffline(true)
    actor.send({ type: 'chain.toggled', id: 3 })
    actor.send({ type: 'choice.declined' })
    expect(view()).toBe('declined')
    await settled()
    expect(known()).toEqual({ saved: [], marked: [] })
    expect([view(), actor.getSnapshot().value.choice]).toEqual(['declined', { settled: 'declined' }])
  })
})

describe('§4 my chains: changing a choice', () => {
  it('shows the saved one again if it is left', () => {
    const { actor, view, known } = open({ saved: [1, 2] })
    actor.send({ type: 'choice.opened' })
    actor.send({ type: 'chain.toggled', id: 2 })
    expect([view(), known().marked]).toEqual(['changing', [1]])
    actor.send({ type: 'route.changed' })
    expect([view(), known().marked]).toEqual(['chosen', [1, 2]])
  })

  it('keeps each press at once where that is said, the last one of several', async () => {
    const { actor, asked, view, known } = open({ saved: [1], isUser: true })
    actor.send({ type: 'chain.kept', id: 2 })
    actor.send({ type: 'chain.kept', id: 1 })
    await settled()
    expect(view()).toBe('chosen')
    expect(known()).toEqual({ saved: [2], marked: [2] })
    expect(asked.at(-1)).toEqual({ keep: { country: 'dk', isUser: true, chainIds: [2] } })
    expect(actor.getSnapshot().context.latest).toEqual({ id: 1, isOn: false })
  })

  it('takes over what another tab has kept, and tells it, so that the page is drawn anew', () => {
    const { actor, told, known } = open({ saved: [1] })
    actor.send({ type: 'choice.heard', chainIds: [4] })
    expect(known()).toEqual({ saved: [4], marked: [4] })
    actor.send({ type: 'choice.opened' })
    actor.send({ type: 'chain.toggled', id: 9 })
    actor.send({ type: 'choice.heard', chainIds: [5] })
    expect(known()).toEqual({ saved: [5], marked: [4, 9] })
    expect(told).toEqual([{ type: 'choice.found' }, { type: 'choice.found' }])
  })
})

describe('§4 my chains: a choice that could not be saved', () => {
  it.each([
    { saved: null, shown: 'asking' },
    { saved: [1], shown: 'chosen' },
  ])('of $saved does not follow the shopper to the next page', async ({ saved, shown }) => {
    const { actor, view, known, goOffline } = open({ saved })
    goOffline(true)
    actor.send({ type: 'chain.kept', id: 2 })
    await settled()
    expect(view()).toBe('failed')
    actor.send({ type: 'route.changed' })
    expect([view(), known()]).toEqual([shown, { saved, marked: saved ?? [] }])
  })
})

describe('§4 my chains: what the last press has kept or taken away', () => {
  const latestOf = ({ actor }: ReturnType<typeof open>) => actor.getSnapshot().context.latest

  it('is told after each press that is kept at once', async () => {
    const tab = open()
    expect(latestOf(tab)).toBeNull()
    tab.actor.send({ type: 'chain.kept', id: 2 })
    expect([tab.view(), latestOf(tab)]).toEqual(['saving', { id: 2, isOn: true }])
    await settled()
    expect(latestOf(tab)).toEqual({ id: 2, isOn: true })
  })

  it.each([
    { type: 'identity.changed', identity: 'visitor' } as const,
    { type: 'locale.changed', locale: 'se' } as const,
  ])('is not told to the next user, nor in another country: $type', async (event) => {
    const tab = open()
    tab.actor.send({ type: 'chain.kept', id: 2 })
    await settled()
    tab.actor.send(event)
    expect(latestOf(tab)).toBeNull()
  })

  it('is told of the press after one that failed', async () => {
    const tab = open({ saved: [1] })
    tab.goOffline(true)
    tab.actor.send({ type: 'chain.kept', id: 2 })
    await settled()
    tab.goOffline(false)
    tab.actor.send({ type: 'chain.kept', id: 3 })
    await settled()
    expect([tab.known().saved, latestOf(tab)]).toEqual([[1, 2, 3], { id: 3, isOn: true }])
  })

  it.each([
    { after: 'a first choice', saved: null },
    { after: 'a changed choice', saved: [1] },
  ])('is not told after $after that is saved as one', async ({ saved }) => {
    const tab = open({ saved })
    tab.goOffline(true)
    tab.actor.send({ type: 'chain.kept', id: 2 })
    await settled()
    tab.actor.send({ type: 'choice.left' })
    expect(latestOf(tab)).toEqual({ id: 2, isOn: true })
    tab.goOffline(false)
    if (saved) tab.actor.send({ type: 'choice.opened' })
    tab.actor.send({ type: 'chain.toggled', id: 3 })
    tab.actor.send({ type: 'choice.saved' })
    await settled()
    expect([tab.known().saved, latestOf(tab)]).toEqual([[...(saved ?? []), 3], null])
  })

  it('says nothing of marks that were left', () => {
    const { actor, view, known } = open({ saved: [1] })
    actor.send({ type: 'choice.opened' })
    actor.send({ type: 'chain.toggled', id: 2 })
    actor.send({ type: 'choice.left' })
    expect([view(), known().marked]).toEqual(['chosen', [1]])
  })
})

describe('§4 my chains: a visitor who logs in', () => {
  it('has the choice of the account, if that has another', async () => {
    const { actor, asked, told, known } = open({ saved: [1], isKept: true, found: [8] })
    actor.send({ type: 'identity.changed', identity: 'verified' })
    await settled()
    expect(known()).toEqual({ saved: [8], marked: [8] })
    expect(asked).toEqual([{ find: { country: 'dk', isUser: true } }])
    expect(told).toEqual([{ type: 'choice.found' }])
    expect(actor.getSnapshot().value.choice).toEqual({ settled: 'chosen' })
  })

  it('gives the account what the device keeps, also if the page was drawn for the user', async () => {
    const { asked, told, known } = open({ saved: [1], isKept: true, isUser: true, found: [1] })
    await settled()
    expect(asked).toEqual([{ find: { country: 'dk', isUser: true } }])
    expect([told, known().saved]).toEqual([[], [1]])
  })

  it('keeps what was marked before, if nothing was decided', async () => {
    const { actor, asked, view, known } = open()
    actor.send({ type: 'chain.toggled', id: 4 })
    actor.send({ type: 'identity.changed', identity: 'unverified' })
    await settled()
    expect(actor.getSnapshot().matches({ choice: 'settled' })).toBe(true)
    expect([view(), known()]).toEqual(['asking', { saved: null, marked: [4] }])
    expect(asked).toEqual([{ find: { country: 'dk', isUser: true } }])
  })

  it('sees what is saved again, and not what could not be saved before', async () => {
    const { actor, view, known, goOffline } = open({ saved: [1], found: [1] })
    goOffline(true)
    actor.send({ type: 'chain.kept', id: 2 })
    await settled()
    expect(view()).toBe('failed')
    goOffline(false)
    actor.send({ type: 'identity.changed', identity: 'verified' })
    await settled()
    expect([view(), known()]).toEqual(['chosen', { saved: [1], marked: [1] }])
  })

  it('goes on with what the page shows, if the account cannot be asked', async () => {
    const { actor, view, known, goOffline } = open({ saved: [1] })
    goOffline(true)
    actor.send({ type: 'chain.kept', id: 2 })
    await settled()
    actor.send({ type: 'identity.changed', identity: 'verified' })
    await settled()
    expect([view(), known()]).toEqual(['chosen', { saved: [1], marked: [1] }])
    expect(actor.getSnapshot().value.choice).toEqual({ settled: 'chosen' })
  })

  it('does not see the account’s choice when the session has ended', async () => {
    const { actor, view } = open({ saved: [1], isUser: true, found: null })
    actor.send({ type: 'identity.changed', identity: 'visitor' })
    await settled()
    expect(view()).toBe('asking')
  })
})

describe('§4 my chains: in another country', () => {
  it('the choice is that of the country', async () => {
    const { actor, asked, known } = open({ saved: [1], found: [30] })
    actor.send({ type: 'locale.changed', locale: 'se' })
    expect(known()).toEqual({ saved: null, marked: [] })
    await settled()
    expect(known()).toEqual({ saved: [30], marked: [30] })
    expect(asked).toEqual([{ find: { country: 'se', isUser: false } }])
  })
})

describe('§4 my chains: all chains', () => {
  it('are alike after one press, until mine are wanted again or saved anew', async () => {
    const { actor, told, view } = open({ saved: [1] })
    actor.send({ type: 'all.wanted' })
    actor.send({ type: 'mine.wanted' })
    actor.send({ type: 'all.wanted' })
    actor.send({ type: 'choice.opened' })
    actor.send({ type: 'choice.saved' })
    await settled()
    expect(view()).toBe('chosen')
    expect(actor.getSnapshot().value.scope).toBe('mine')
    expect(told).toEqual([
      { type: 'scope.changed', isAll: true },
      { type: 'scope.changed', isAll: false },
      { type: 'scope.changed', isAll: true },
      { type: 'scope.changed', isAll: false },
      { type: 'choice.kept', chainIds: [1] },
    ])
  })
})

it('§4 my chains: a press that is kept at once puts the shopper’s chains first again', () => {
  const { actor, told } = open({ saved: [1], isAll: true })
  actor.send({ type: 'chain.kept', id: 2 })
  expect(actor.getSnapshot().value).toEqual({ choice: 'saving', scope: 'mine' })
  expect(told).toEqual([{ type: 'scope.changed', isAll: false }])
})

it('§4 my chains: all chains are alike from the first paint, if they were wanted before in this visit', () => {
  expect(open({ saved: [1], isAll: true }).actor.getSnapshot().value.scope).toBe('all')
})

it('§4 my chains: what is shown follows from a choice that nobody changes', () => {
  expect([null, [], [1]].map(viewOfChoice)).toEqual(['asking', 'declined', 'chosen'])
})
