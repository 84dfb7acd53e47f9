import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { PendingWatch } from '#app/domain/agents/wanted-item.ts'
import { coffeeItem } from '#machines/price-agent/price-agent.fixture.ts'
import { astrid, jonas, mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import {
  type PendingStoreEvent,
  type PendingWatchEmitted,
  type PendingWatchEvent,
  pendingWatchMachine,
} from './pending-watch.machine.ts'
import { keptCoffee } from './pending-watch.paths.ts'

/** A tab that opens with a user, on a device that keeps an item or none. */
function openTab(user: User | null, kept: PendingWatch | null = null) {
  const stored: PendingStoreEvent[] = []
  const emitted: PendingWatchEmitted[] = []
  const pendingStore = fromCallback<PendingStoreEvent>(({ receive, sendBack }) => {
    receive((event) => stored.push(event))
    if (kept) sendBack({ type: 'pending.stored', pending: kept })
  })
  const tab = createActor(pendingWatchMachine.provide({ actors: { pendingStore } }), { input: { user } })
  tab.on('*', (event) => emitted.push(event))
  tab.start()
  return {
    stored,
    emitted,
    send: (event: PendingWatchEvent) => tab.send(event),
    context: () => tab.getSnapshot().context,
  }
}

const resumed = [{ type: 'watch.resumed', item: coffeeItem, country: 'dk' }]
const forgotten = [{ type: 'pending.forget' }]

describe('§4 adding to price agent: the item that waits', () => {
  it('is kept for whoever logs in next if a visitor chose it', () => {
    const tab = openTab(null)
    tab.send({ type: 'watch.postponed', item: coffeeItem, country: 'dk' })
    expect(tab.stored).toEqual([{ type: 'pending.keep', owner: null, item: coffeeItem, country: 'dk' }])
  })

  it('is kept for the unverified user who chose it', () => {
    const tab = openTab(unverifiedMette)
    tab.send({ type: 'watch.postponed', item: coffeeItem, country: 'dk' })
    expect(tab.stored).toMatchObject([{ type: 'pending.keep', owner: mette.email }])
  })

  it('is gone on with after login with a verified email, and removed', () => {
    const tab = openTab(null, keptCoffee)
    expect([tab.emitted, tab.stored]).toEqual([[], []])
    tab.send({ type: 'user.answered', user: unverifiedMette })
    expect([tab.emitted, tab.stored]).toEqual([[], []])
    tab.send({ type: 'user.answered', user: mette })
    expect([tab.emitted, tab.stored, tab.context().pending]).toEqual([resumed, forgotten, null])
    tab.send({ type: 'user.answered', user: mette })
    expect(tab.emitted).toEqual(resumed)
  })

  it('is gone on with in the tab of the verification link', () => {
    const tab = openTab(mette, { ...keptCoffee, owner: mette.email })
    expect([tab.emitted, tab.stored]).toEqual([resumed, forgotten])
  })

  it('waits while a modal covers the page, in which the user may have logged in for something else', () => {
    const tab = openTab(null, keptCoffee)
    tab.send({ type: 'page.covered' })
    tab.send({ type: 'user.answered', user: mette })
    expect([tab.emitted, tab.stored, tab.context().pending]).toEqual([[], [], keptCoffee])
    tab.send({ type: 'page.freed' })
    expect([tab.emitted, tab.stored, tab.context().pending]).toEqual([resumed, forgotten, null])
  })

  it('is not gone on with after the modal if another tab has done so', () => {
    const tab = openTab(mette)
    tab.send({ type: 'page.covered' })
    tab.send({ type: 'pending.stored', pending: keptCoffee })
    tab.send({ type: 'pending.stored', pending: null })
    tab.send({ type: 'page.freed' })
    expect(tab.emitted).toEqual([])
  })

  it('is removed, and the user told so, if their account is of another country', () => {
    const foreign = [{ type: 'pending.foreign', name: coffeeItem.name }]
    const tab = openTab(null, keptCoffee)
    tab.send({ type: 'user.answered', user: astrid })
    expect([tab.emitted, tab.stored, tab.context().pending]).toEqual([foreign, forgotten, null])
    const other = openTab(astrid, keptCoffee)
    expect([other.emitted, other.stored]).toEqual([foreign, forgotten])
  })

  it('is not another user’s', () => {
    const ofMette = { ...keptCoffee, owner: mette.email }
    const tab = openTab(null, ofMette)
    tab.send({ type: 'user.answered', user: jonas })
    expect([tab.emitted, tab.stored, tab.context().pending]).toEqual([[], [], ofMette])
  })

  it('is what another tab keeps or removes', () => {
    const tab = openTab(null, keptCoffee)
    tab.send({ type: 'pending.stored', pending: null })
    tab.send({ type: 'user.answered', user: mette })
    expect(tab.emitted).toEqual([])
  })
})
