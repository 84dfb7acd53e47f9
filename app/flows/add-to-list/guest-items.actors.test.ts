import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup, toPromise } from 'xstate'
import { guestItemsKey } from '#app/device/guest-items-key.ts'
import type { GuestItem } from '#app/domain/list/guest-items.ts'
import { hasRoomFor } from '#app/domain/list/list-projection.ts'
import { coffee, item, listOf, milk } from '#app/domain/list/lists.fixture.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { GuestItemStoreEvent } from '#machines/guest-items/guest-items.machine.ts'
import { keptCoffee, keptMilk } from '#machines/guest-items/guest-items.paths.ts'
import { holdList } from '#machines/held-list/held-list.fixture.ts'
import { waitFor } from '#tests/wait-for.ts'
import { guestItemStore, placeItemsActor } from './guest-items.actors.ts'

/** What becomes of guest items that are put on a Danish list. */
async function place(wanted: GuestItem[], list = listOf([])) {
  const { held } = holdList(list)
  const actor = createActor(
    placeItemsActor(async () => ({ held, hasRoomFor })),
    { input: { items: wanted } },
  )
  const outcome = await toPromise(actor.start())
  const queue = held.getSnapshot().children.queue?.getSnapshot().context.queue ?? []
  return { changes: queue.map(({ change, id }) => [change, id]), outcome }
}

const offerAddition = (offerId: number, sketch: typeof coffee): ListChange => ({
  kind: 'add-offer',
  offerId,
  quantity: 1,
  item: sketch,
})

describe('§4 waiting items: guest items are put on the list', () => {
  it('each under its own id, so that it is added only once', async () => {
    expect(await place([keptCoffee, keptMilk])).toEqual({
      changes: [
        [offerAddition(11, coffee), keptCoffee.id],
        [offerAddition(12, milk), keptMilk.id],
      ],
      outcome: { added: [keptCoffee, keptMilk], foreign: [], unfitting: [] },
    })
  })

  it('but not those of another country, whose list does not take them', async () => {
    const swedish = { ...keptMilk, country: 'se' as const }
    expect(await place([keptCoffee, swedish])).toEqual({
      changes: [[offerAddition(11, coffee), keptCoffee.id]],
      outcome: { added: [keptCoffee], foreign: [swedish], unfitting: [] },
    })
  })

  it('as many as it has room for, and more of what it has', async () => {
    const others = Array.from({ length: 998 }, (_, index) => item(`item-${index}`))
    const nearlyFull = listOf([item('milk', milk), ...others])
    const tea = { ...keptCoffee, addable: { ...keptCoffee.addable, offerId: 13 } }
    const { changes, outcome } = await place([keptCoffee, tea, keptMilk], nearlyFull)
    expect(outcome).toEqual({ added: [keptCoffee, keptMilk], foreign: [], unfitting: [tea] })
    expect(changes).toEqual([
      [offerAddition(11, coffee), keptCoffee.id],
      [offerAddition(12, milk), keptMilk.id],
    ])
  })
})

/** The store of a tab, on a device whose storage is there, and what it tells. */
function openStore(stored: GuestItem[] = []) {
  const storage = new Map(stored.length > 0 ? [[guestItemsKey, JSON.stringify(stored)]] : [])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const told: GuestItem[][] = []
  const parent = createActor(
    setup({
      types: { events: {} as { type: 'items.stored'; items: GuestItem[] } },
      actors: { guestItemStore },
      actions: { note: (_, items: GuestItem[]) => told.push(items) },
    }).createMachine({
      invoke: { src: 'guestItemStore', id: 'store' },
      on: { 'items.stored': { actions: { type: 'note', params: ({ event }) => event.items } } },
    }),
  ).start()
  const { store } = parent.getSnapshot().children
  if (!store) throw new Error('the store does not run')
  return { store, told, page, kept: () => JSON.parse(storage.get(guestItemsKey) ?? '[]') }
}

const keepCoffee: GuestItemStoreEvent = {
  type: 'items.keep',
  additions: [{ addable: keptCoffee.addable, quantity: 2, country: 'dk' }],
  owner: null,
}
const wantedCoffee = { ...keptCoffee, id: expect.any(String), keptAt: expect.any(Number), quantity: 2 }

describe('§4 waiting items: the store of guest items', () => {
  beforeEach(() => vi.stubGlobal('reportError', () => {}))
  afterEach(() => {
    vi.doUnmock('#app/device/kept-guest-items.ts')
    vi.resetModules()
    vi.unstubAllGlobals()
  })

  it('tells of an item at once, and then keeps it on the device', async () => {
    const { store, told, kept } = openStore()
    store.send(keepCoffee)
    expect(told).toEqual([[wantedCoffee]])
    await waitFor(() => expect(kept()).toEqual([wantedCoffee]))
  })

  it('loses nothing if the code that writes does not come, and writes it when there is a connection', async () => {
    let isOnline = false
    const storage = await vi.importActual<object>('#app/device/kept-guest-items.ts')
    vi.doMock('#app/device/kept-guest-items.ts', () => {
      if (!isOnline) throw new Error('the chunk was not fetched')
      return storage
    })
    const failed = vi.fn()
    vi.stubGlobal('reportError', failed)
    const { store, told, kept, page } = openStore()
    store.send(keepCoffee)
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
    expect([told, kept()]).toEqual([[[wantedCoffee]], []])
    isOnline = true
    page.dispatchEvent(new Event('online'))
    await waitFor(() => expect(kept()).toEqual([wantedCoffee]))
  })

  it('does not tell again of what is about to be forgotten', async () => {
    const coffeeToday = { ...keptCoffee, keptAt: Date.now() }
    const milkToday = { ...keptMilk, keptAt: Date.now() }
    const { store, told, kept, page } = openStore([coffeeToday, milkToday])
    page.dispatchEvent(Object.assign(new Event('storage'), { key: guestItemsKey }))
    store.send({ type: 'items.forget', ids: [keptCoffee.id] })
    await waitFor(() => expect(told.length).toBe(3))
    expect(told).toEqual([[milkToday], [milkToday], [milkToday]])
    expect(kept()).toEqual([milkToday])
  })
})
