import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import type { GuestItem } from '#app/domain/guest-items.ts'
import type { Identity } from '#app/domain/identity.ts'
import { coffeeOffer } from '#tests/paths/add-to-list.paths.ts'
import { keptCoffee, keptMilk } from '#tests/paths/guest-items.paths.ts'
import {
  type GuestItemStoreEvent,
  type GuestItemsEmitted,
  guestItemsMachine,
  type PlacedItems,
} from './guest-items.machine.ts'

type Tab = { identity?: Identity; stored?: GuestItem[]; place?: (items: GuestItem[]) => PlacedItems }

const allAdded = (items: GuestItem[]): PlacedItems => ({ added: items, foreign: [] })

/** A tab of a device that keeps something, and what its list is asked to take. */
function openTab({ identity = 'visitor', stored = [], place = allAdded }: Tab = {}) {
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
    { input: { identity } },
  )
  tab.on('*', (event) => emitted.push(event))
  tab.start()
  const settled = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  }
  return { tab, told, asked, emitted, settled, items: () => tab.getSnapshot().context.items }
}

describe('product, Shopping list: what a visitor pressed to add', () => {
  it('is kept on the device', () => {
    const { tab, told } = openTab()
    tab.send({ type: 'item.postponed', addable: coffeeOffer, quantity: 2, country: 'dk' })
    const addition = { addable: coffeeOffer, quantity: 2, country: 'dk' }
    expect(told).toEqual([{ type: 'item.keep', addition }])
  })

  it('is put on the list after a login with a verified email, and then let go of', async () => {
    const { tab, told, asked, emitted, settled, items } = openTab({ stored: [keptCoffee, keptMilk] })
    expect(items()).toEqual([keptCoffee, keptMilk])
    tab.send({ type: 'identity.changed', identity: 'unverified' })
    await settled()
    expect(asked).toEqual([])
    tab.send({ type: 'identity.changed', identity: 'verified' })
    await settled()
    expect(asked).toEqual([[keptCoffee, keptMilk]])
    expect([items(), told]).toEqual([[], [{ type: 'items.forget', ids: [keptCoffee.id, keptMilk.id] }]])
    expect(emitted).toEqual([{ type: 'items.placed', added: [keptCoffee, keptMilk], foreign: [] }])
  })

  it('is put there a day later too, when a page is opened by who is verified', async () => {
    const { asked, settled } = openTab({ identity: 'verified', stored: [keptCoffee] })
    await settled()
    expect(asked).toEqual([[keptCoffee]])
  })

  it('is put there by the tab that comes back, if the email was verified in another one that kept nothing', async () => {
    const { tab, asked, settled } = openTab({ identity: 'unverified', stored: [keptCoffee] })
    tab.send({ type: 'tab.returned' })
    tab.send({ type: 'identity.changed', identity: 'verified' })
    await settled()
    expect(asked).toEqual([[keptCoffee]])
  })

  it('is told of, and let go of, if the list is of another country', async () => {
    const place = () => ({ added: [], foreign: [keptCoffee] })
    const { told, emitted, settled } = openTab({ identity: 'verified', stored: [keptCoffee], place })
    await settled()
    expect(emitted).toEqual([{ type: 'items.placed', added: [], foreign: [keptCoffee] }])
    expect(told).toEqual([{ type: 'items.forget', ids: [keptCoffee.id] }])
  })

  it('stays if it cannot be put there, and is tried again when the shopper goes on', async () => {
    let failure: Failure | null = { kind: 'offline' }
    const place = (items: GuestItem[]) => {
      if (failure) throw failure
      return allAdded(items)
    }
    const { tab, emitted, settled, items } = openTab({ identity: 'verified', stored: [keptCoffee], place })
    await settled()
    expect([items(), emitted]).toEqual([[keptCoffee], [{ type: 'placing.failed', failure }]])
    failure = null
    tab.send({ type: 'route.changed' })
    await settled()
    expect(items()).toEqual([])
  })

  it.each([{ type: 'route.changed' }, { type: 'tab.returned' }] as const)(
    'asks the list for nothing on $type if all was dropped meanwhile',
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

  it('is what the device keeps, whichever tab changed it', () => {
    const { tab, items } = openTab({ stored: [keptCoffee] })
    tab.send({ type: 'items.stored', items: [keptCoffee, keptMilk] })
    expect(items()).toEqual([keptCoffee, keptMilk])
  })

  it('can be dropped', () => {
    const { tab, told, items } = openTab({ stored: [keptCoffee, keptMilk] })
    tab.send({ type: 'item.dropped', id: keptCoffee.id })
    expect([items(), told]).toEqual([[keptMilk], [{ type: 'items.forget', ids: [keptCoffee.id] }]])
  })

  it('is told to a visitor who does not log in for it, if there is anything', () => {
    const { tab, emitted } = openTab()
    tab.send({ type: 'login.declined' })
    expect(emitted).toEqual([])
    tab.send({ type: 'items.stored', items: [keptCoffee] })
    tab.send({ type: 'login.declined' })
    expect(emitted).toEqual([{ type: 'items.waiting', items: [keptCoffee] }])
  })
})
