import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { GuestItem } from '#app/domain/list/guest-items.ts'
import { coffeeOffer } from '#machines/add-to-list/add-to-list.paths.ts'
import { keptCoffee, keptMilk } from '#machines/guest-items/guest-items.paths.ts'
import { mette } from '#machines/session/users.fixture.ts'
import {
  type GuestItemStoreEvent,
  type GuestItemsEmitted,
  guestItemsMachine,
  type PlacedItems,
} from './guest-items.machine.ts'

type Tab = {
  identity?: Identity
  email?: string | null
  stored?: GuestItem[]
  place?: (items: GuestItem[]) => PlacedItems
}

const allAdded = (items: GuestItem[]): PlacedItems => ({ added: items, foreign: [], unfitting: [] })

/** A tab of a device that keeps some items, and the items that its list is asked to add. */
function openTab({ identity = 'visitor', email = null, stored = [], place = allAdded }: Tab = {}) {
  const told: GuestItemStoreEvent[] = []
  const asked: GuestItem[][] = []
  const emitted: GuestItemsEmitted[] = []
  const tab = createActor(
    guestItemsMachine.provide({
      actors: {
        guestItemStore: fromCallback<GuestItemStoreEvent>(({ receive, sendBack }) => {
          receive((event) => told.push(event))
          sendBack({ type: 'items.stored', items: stored })
        }),
        placeItems: fromPromise<PlacedItems, { items: GuestItem[] }>(async ({ input: { items } }) => {
          asked.push(items)
          return place(items)
        }),
      },
    }),
    { input: { identity, email } },
  )
  tab.on('*', (event) => emitted.push(event))
  tab.start()
  const settled = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  }
  return { tab, told, asked, emitted, settled, items: () => tab.getSnapshot().context.items }
}

describe('§4 waiting items: what a visitor pressed to add', () => {
  it('is not put on the list of another user who logs in meanwhile', async () => {
    const anna = { ...mette, email: 'anna@example.dk' }
    const { tab, asked, emitted, settled } = openTab({
      identity: 'verified',
      email: mette.email,
      stored: [{ ...keptMilk, owner: mette.email }],
    })
    tab.send({ type: 'user.answered', user: anna })
    await settled()
    expect(tab.getSnapshot().value).toBe('waiting')
    expect(asked).toHaveLength(1)
    expect(emitted).toEqual([])
  })

  it('stays if the session ends while it is put on the list', async () => {
    const { tab, emitted, settled } = openTab({
      identity: 'verified',
      email: mette.email,
      stored: [keptMilk],
    })
    tab.send({ type: 'identity.changed', identity: 'visitor' })
    await settled()
    expect(tab.getSnapshot().value).toBe('waiting')
    expect(emitted).toEqual([])
  })

  it('is kept on the device', () => {
    const { tab, told } = openTab()
    tab.send({ type: 'item.postponed', addable: coffeeOffer, quantity: 2, country: 'dk' })
    const addition = { addable: coffeeOffer, quantity: 2, country: 'dk' }
    expect(told).toEqual([{ type: 'items.keep', additions: [addition], owner: null }])
  })

  it('is kept for the user if their email is not verified', () => {
    const { tab, told } = openTab()
    tab.send({ type: 'user.answered', user: mette })
    tab.send({ type: 'item.postponed', addable: coffeeOffer, quantity: 2, country: 'dk' })
    const addition = { addable: coffeeOffer, quantity: 2, country: 'dk' }
    expect(told).toEqual([{ type: 'items.keep', additions: [addition], owner: mette.email }])
  })

  it('is kept for nobody after a user has logged out', () => {
    const { tab, told } = openTab()
    tab.send({ type: 'user.answered', user: mette })
    tab.send({ type: 'user.answered', user: null })
    tab.send({ type: 'item.postponed', addable: coffeeOffer, quantity: 2, country: 'dk' })
    const addition = { addable: coffeeOffer, quantity: 2, country: 'dk' }
    expect(told).toEqual([{ type: 'items.keep', additions: [addition], owner: null }])
  })

  it('is put on the list of the user who wanted it, and not on another user’s', async () => {
    const annas = { ...keptMilk, owner: 'anna@example.dk' }
    const { tab, asked, settled, items } = openTab({ stored: [keptCoffee, annas] })
    tab.send({ type: 'user.answered', user: mette })
    tab.send({ type: 'identity.changed', identity: 'verified' })
    await settled()
    expect([asked, items(), tab.getSnapshot().value]).toEqual([[[keptCoffee]], [annas], 'waiting'])
    tab.send({ type: 'user.answered', user: { ...mette, email: 'anna@example.dk' } })
    tab.send({ type: 'identity.changed', identity: 'verified' })
    await settled()
    expect([asked.at(-1), items()]).toEqual([[annas], []])
  })

  it('is not shown to a visitor if a user wanted it', () => {
    const { tab, emitted } = openTab({ stored: [{ ...keptMilk, owner: 'anna@example.dk' }] })
    tab.send({ type: 'login.declined' })
    expect(emitted).toEqual([])
  })

  it('is put on the list after a login with a verified email, and then forgotten', async () => {
    const { tab, told, asked, emitted, settled, items } = openTab({ stored: [keptCoffee, keptMilk] })
    expect(items()).toEqual([keptCoffee, keptMilk])
    tab.send({ type: 'identity.changed', identity: 'unverified' })
    await settled()
    expect(asked).toEqual([])
    tab.send({ type: 'identity.changed', identity: 'verified' })
    await settled()
    expect(asked).toEqual([[keptCoffee, keptMilk]])
    expect([items(), told]).toEqual([[], [{ type: 'items.forget', ids: [keptCoffee.id, keptMilk.id] }]])
    expect(emitted).toEqual([{ type: 'items.placed', items: [keptCoffee, keptMilk] }])
  })

  it('is put there a day later too, when a verified user opens a page', async () => {
    const { asked, settled } = openTab({ identity: 'verified', stored: [keptCoffee] })
    await settled()
    expect(asked).toEqual([[keptCoffee]])
  })

  it('stays, with one message, if the list is of another country', async () => {
    const place = (items: GuestItem[]) => ({ added: [], foreign: items, unfitting: [] })
    const { tab, told, emitted, settled } = openTab({ identity: 'verified', stored: [keptCoffee], place })
    await settled()
    const refusal = 'other-country'
    expect(emitted).toEqual([{ type: 'items.refused', items: [keptCoffee], refusal }])
    expect(told.at(-1)).toEqual({ type: 'items.refuse', ids: [keptCoffee.id], refusal })
    tab.send({ type: 'items.stored', items: [{ ...keptCoffee, refusal }] })
    tab.send({ type: 'route.changed' })
    await settled()
    expect([emitted.length, tab.getSnapshot().value]).toEqual([1, 'blocked'])
  })

  it('is put on the list while there is room; the rest gives one message, even across visits', async () => {
    const place = () => ({ added: [keptCoffee], foreign: [], unfitting: [keptMilk] })
    const first = openTab({ identity: 'verified', stored: [keptCoffee, keptMilk], place })
    await first.settled()
    expect(first.emitted).toEqual([
      { type: 'items.placed', items: [keptCoffee] },
      { type: 'items.refused', items: [keptMilk], refusal: 'full-list' },
    ])
    expect(first.items()).toEqual([keptMilk])
    const refused = { ...keptMilk, refusal: 'full-list' as const }
    const full = () => ({ added: [], foreign: [], unfitting: [refused] })
    const later = openTab({ identity: 'verified', stored: [refused], place: full })
    await later.settled()
    expect([later.asked, later.emitted]).toEqual([[[refused]], []])
  })

  it('stays, with a message for each reason, if one is of another country and one has no room', async () => {
    const place = () => ({ added: [], foreign: [keptCoffee], unfitting: [keptMilk] })
    const stored = [keptCoffee, keptMilk]
    const { tab, emitted, items, settled } = openTab({ identity: 'verified', stored, place })
    await settled()
    expect([tab.getSnapshot().value, items(), emitted]).toEqual([
      'blocked',
      stored,
      [
        { type: 'items.refused', items: [keptCoffee], refusal: 'other-country' },
        { type: 'items.refused', items: [keptMilk], refusal: 'full-list' },
      ],
    ])
  })

  it('is no reason to ask again at once if only some of it is of another country', async () => {
    const answers = [{ added: [keptCoffee], foreign: [keptMilk], unfitting: [] }]
    const place = () => {
      const answer = answers.pop()
      if (!answer) throw { kind: 'offline' } satisfies Failure
      return answer
    }
    const { tab, asked, settled } = openTab({
      identity: 'verified',
      stored: [keptCoffee, keptMilk],
      place,
    })
    await settled()
    expect([asked, tab.getSnapshot().value]).toEqual([[[keptCoffee, keptMilk]], 'blocked'])
  })

  it('is told again if the list refuses it for another reason than before', async () => {
    const refused = { ...keptCoffee, refusal: 'full-list' as const }
    const place = () => ({ added: [], foreign: [refused], unfitting: [] })
    const { emitted, settled } = openTab({ identity: 'verified', stored: [refused], place })
    await settled()
    expect(emitted).toEqual([{ type: 'items.refused', items: [refused], refusal: 'other-country' }])
  })

  it.each([{ type: 'route.changed' }, { type: 'tab.returned' }, { type: 'network.online' }] as const)(
    'stays if there is no list, with one message, and is tried again on $type',
    async (event) => {
      let failure: Failure | null = { kind: 'offline' }
      const place = (items: GuestItem[]) => {
        if (failure) throw failure
        return allAdded(items)
      }
      const stored = [keptCoffee, { ...keptMilk, refusal: 'full-list' as const }]
      const { tab, emitted, settled, items } = openTab({ identity: 'verified', stored, place })
      await settled()
      const told = { type: 'items.refused', items: [keptCoffee], refusal: 'no-list' }
      expect([items(), emitted]).toEqual([stored, [told]])
      tab.send({ type: 'items.stored', items: [{ ...keptCoffee, refusal: 'no-list' }] })
      tab.send(event)
      await settled()
      expect(emitted).toEqual([told])
      failure = null
      tab.send(event)
      await settled()
      expect(items()).toEqual([])
    },
  )

  it.each([{ type: 'route.changed' }, { type: 'tab.returned' }, { type: 'network.online' }] as const)(
    'does not ask the list on $type if all items were dropped meanwhile',
    async (event) => {
      const place = () => {
        throw { kind: 'offline' } satisfies Failure
      }
      const { tab, asked, settled } = openTab({ identity: 'verified', stored: [keptCoffee], place })
      await settled()
      tab.send({ type: 'items.stored', items: [] })
      tab.send(event)
      await settled()
      expect([asked, tab.getSnapshot().value]).toEqual([[[keptCoffee]], 'waiting'])
    },
  )

  it('is the same in all tabs of the device', () => {
    const { tab, items } = openTab({ stored: [keptCoffee] })
    tab.send({ type: 'items.stored', items: [keptCoffee, keptMilk] })
    expect(items()).toEqual([keptCoffee, keptMilk])
  })

  it('can be dropped', () => {
    const { tab, told, items, emitted } = openTab({ stored: [keptCoffee, keptMilk] })
    tab.send({ type: 'item.dropped', id: keptCoffee.id })
    expect([items(), told]).toEqual([[keptMilk], [{ type: 'items.forget', ids: [keptCoffee.id] }]])
    expect(emitted).toEqual([{ type: 'item.removed', item: keptCoffee }])
  })

  it('is dropped once, whichever tab did it first', () => {
    const { tab, emitted } = openTab({ stored: [keptMilk] })
    tab.send({ type: 'item.dropped', id: keptCoffee.id })
    expect(emitted).toEqual([])
  })

  it('can get another quantity', () => {
    const { tab, told, items } = openTab({ stored: [keptCoffee, keptMilk] })
    tab.send({ type: 'item.counted', id: keptMilk.id, quantity: 3 })
    expect(items()).toEqual([keptCoffee, { ...keptMilk, quantity: 3 }])
    expect(told).toEqual([{ type: 'items.count', id: keptMilk.id, quantity: 3 }])
  })

  it('is counted for a visitor and a user without a list, and not for one with a list', () => {
    const annas = { ...keptCoffee, id: '0c4f4b3e-0003-4000-8000-000000000003', owner: 'anna@example.dk' }
    const { tab } = openTab({ stored: [keptCoffee, keptMilk, annas] })
    const seen: number[] = []
    tab.subscribe(({ context }) => seen.push(context.amountWaiting))
    seen.push(tab.getSnapshot().context.amountWaiting)
    tab.send({ type: 'item.counted', id: keptMilk.id, quantity: 3 })
    tab.send({ type: 'item.dropped', id: keptCoffee.id })
    tab.send({ type: 'user.answered', user: { ...mette, email: 'anna@example.dk' } })
    tab.send({ type: 'identity.changed', identity: 'unverified' })
    tab.send({ type: 'items.stored', items: [annas] })
    tab.send({ type: 'identity.changed', identity: 'unknown' })
    expect(seen).toEqual([2, 4, 3, 4, 4, 1, 0])
    expect(
      openTab({ identity: 'verified', stored: [keptMilk] }).tab.getSnapshot().context.amountWaiting,
    ).toBe(0)
  })

  it('gives a message to a visitor who does not log in for it', () => {
    const { tab, emitted } = openTab()
    tab.send({ type: 'login.declined' })
    expect(emitted).toEqual([])
    tab.send({ type: 'items.stored', items: [keptCoffee] })
    tab.send({ type: 'login.declined' })
    expect(emitted).toEqual([{ type: 'items.waiting', items: [keptCoffee] }])
  })
})
