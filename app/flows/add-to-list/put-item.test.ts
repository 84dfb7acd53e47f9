import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { addableManual } from '#app/domain/list/list-change.ts'
import { hasRoomFor } from '#app/domain/list/list-projection.ts'
import { coffee, item, listOf } from '#app/domain/list/lists.fixture.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { coffeeOffer } from '#machines/add-to-list/add-to-list.paths.ts'
import type { Addition } from '#machines/add-to-list/add-to-list.types.ts'
import { holdList } from '#machines/held-list/held-list.fixture.ts'
import { putItemActor } from './put-item.ts'

const threeOfCoffee: Addition = { addable: coffeeOffer, quantity: 3 }

/** What a press puts on a list with some items, of which so many are the offer; null if the list is not there. */
async function put(amount: number | null, items: ShoppingListItem[] = [], addition = threeOfCoffee) {
  const { held } = holdList(listOf(items))
  const actor = createActor(
    putItemActor({
      amountOf: () => amount,
      openList: async () => ({ held, hasRoomFor }),
      say: async ({ message = '' }) => message,
    }),
    { input: addition },
  )
  actor.subscribe({ error: () => {} })
  const result = await toPromise(actor.start()).catch(({ kind }) => kind)
  const queue = held.getSnapshot().children.queue?.getSnapshot().context.queue ?? []
  return { result, changes: queue.map(({ change }) => change) }
}

const adding = (quantity: number) => ({ kind: 'add-offer', offerId: 11, quantity, item: coffee })

describe('§4 add-to-list modal: a press', () => {
  it('puts as many on the list as are sold at once, and one more of what stands there', async () => {
    expect([await put(0), await put(3)]).toEqual([
      { result: 3, changes: [adding(3)] },
      { result: 1, changes: [adding(1)] },
    ])
  })

  it('puts nothing on a list that is not loaded, and nothing that is no offer', async () => {
    const typed = { addable: addableManual('Kaffe', null), quantity: 1 }
    expect([await put(null), await put(0, [], typed)]).toEqual([
      { result: 0, changes: [] },
      { result: 0, changes: [] },
    ])
  })

  it('§4 shopping list data: is refused by a list of 1,000 items', async () => {
    const full = Array.from({ length: 1000 }, (_, index) => item(`item-${index}`))
    expect(await put(0, full)).toEqual({ result: 'invalid', changes: [] })
  })
})
