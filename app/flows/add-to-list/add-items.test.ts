import { setupI18n } from '@lingui/core'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import { hasRoomFor } from '#app/domain/list/list-projection.ts'
import { coffee, item, listOf, milk } from '#app/domain/list/lists.fixture.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { coffeeOffer, milkOffer } from '#machines/add-to-list/add-to-list.paths.ts'
import { type GuestItemStoreEvent, guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import { holdList } from '#machines/held-list/held-list.fixture.ts'
import { addItems } from './add-items.ts'

const danish = setupI18n({ locale: 'da', messages: { da: {} } })

const additions = (country: Country) =>
  [coffeeOffer, milkOffer].map((addable) => ({ addable, quantity: 1, country }))

/** Adds coffee and milk for a shopper, who may have a Danish list. @returns what the device keeps and the list's changes. */
async function addFor(identity: Identity, { list = listOf([]), country = 'dk' as Country } = {}) {
  const kept: GuestItemStoreEvent[] = []
  const guestItemStore = fromCallback<GuestItemStoreEvent>(({ receive }) =>
    receive((event) => kept.push(event)),
  )
  const guestItems = createActor(guestItemsMachine.provide({ actors: { guestItemStore } }), {
    input: { identity: 'unknown', email: null },
  }).start()
  const { held } = holdList(list)
  const outcome = addItems(
    {
      guestItems,
      openList: async () => ({ held, hasRoomFor }),
      say: async (message) => danish._(message),
    },
    additions(country),
    new AbortController().signal,
  ).catch(({ errors }) => errors)
  guestItems.send({ type: 'identity.changed', identity })
  const told = await outcome
  const queue = held.getSnapshot().children.queue?.getSnapshot().context.queue ?? []
  return { told, kept, changes: queue.map(({ change }) => change) }
}

const onList = [
  { kind: 'add-offer', offerId: 11, quantity: 1, item: coffee },
  { kind: 'add-offer', offerId: 12, quantity: 1, item: milk },
]
const some = (length: number) => Array.from({ length }, (_, index) => item(`item-${index}`))

describe('§4 shopping list data: several things put on the list in one press', () => {
  it('are on the list of a user who has one', async () => {
    const put = [
      { offerId: 11, quantity: 1 },
      { offerId: 12, quantity: 1 },
    ]
    expect(await addFor('verified')).toEqual({ told: { where: 'on-list', put }, kept: [], changes: onList })
  })

  it('wait on the device for a visitor’s login and for a user’s verification', async () => {
    const kept = [{ type: 'items.keep', additions: additions('dk'), owner: null }]
    expect(await addFor('visitor')).toEqual({ told: { where: 'until-login' }, kept, changes: [] })
    expect(await addFor('unverified')).toEqual({ told: { where: 'until-verification' }, kept, changes: [] })
  })

  it('are all refused if the list has no room for all, so that a second press adds nothing twice', async () => {
    expect(await addFor('verified', { list: listOf(some(999)) })).toEqual({
      told: { items: ['Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.'] },
      kept: [],
      changes: [],
    })
    expect((await addFor('verified', { list: listOf(some(998)) })).changes).toEqual(onList)
    const withCoffee = listOf([item('coffee', coffee), ...some(998)])
    expect((await addFor('verified', { list: withCoffee })).changes).toEqual(onList)
  })

  it('§8 errors: are refused if it stays unknown for 15 s who is logged in, and may be added again', async () => {
    vi.useFakeTimers()
    const outcome = addFor('unknown')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await outcome).toEqual({ told: undefined, kept: [], changes: [] })
    vi.useRealTimers()
  })

  it('are refused by a list of another country', async () => {
    expect(await addFor('verified', { country: 'se' })).toEqual({
      told: { items: ['2 varer er fra et andet land end din konto og kom ikke på sedlen'] },
      kept: [],
      changes: [],
    })
  })
})
