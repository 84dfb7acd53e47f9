import type { RegisteredRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { type GuestItemStoreEvent, guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { startIngredients } from './start-ingredients.ts'

it('§2.1: an ingredient that is bought as a deal goes on the list with the number of the deal', async () => {
  const kept: GuestItemStoreEvent[] = []
  const guestItemStore = fromCallback<GuestItemStoreEvent>(({ receive }) =>
    receive((event) => kept.push(event)),
  )
  const guestItems = createActor(guestItemsMachine.provide({ actors: { guestItemStore } }), {
    input: { identity: 'visitor', email: null },
  }).start()
  const offers = [coffeeCard, { ...coffeeCard, id: 8, price: 3500, units: 2 }, null]
  const ingredients = offers.map((offer, id) => ({
    id,
    name: `Vare ${id}`,
    amount: '',
    search: 'vare',
    offer,
  }))
  const actor = startIngredients(
    { guestItems, ownList: createActor(ownListMachine, { input: { user: null } }) },
    {} as RegisteredRouter,
    { all: [0, 1, 2], onOffer: [0, 1] },
    { ingredients, country: 'dk', today: '2026-11-21' },
  )
  actor.send({ type: 'offer.toggled', id: 0 })
  actor.send({ type: 'offer.toggled', id: 1 })
  actor.send({ type: 'items.requested' })
  await waitFor(actor, (snapshot) => snapshot.matches({ idle: 'waiting' }))
  const added = kept.flatMap((event) => (event.type === 'items.keep' ? event.additions : []))
  expect(added.map(({ addable, quantity }) => [addable.key, quantity])).toEqual([
    ['offer-7', 1],
    ['offer-8', 2],
    ['manual-Vare 2-', 1],
  ])
})
