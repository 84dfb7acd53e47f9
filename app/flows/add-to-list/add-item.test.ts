import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { hasRoomFor } from '#app/domain/list/list-projection.ts'
import { coffee, item, listOf } from '#app/domain/list/lists.fixture.ts'
import type { ListChange, ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { coffeeOffer } from '#machines/add-to-list/add-to-list.paths.ts'
import { holdList } from '#machines/held-list/held-list.fixture.ts'
import { addItemActor } from './add-item.ts'

const addition: ListChange = { kind: 'add-offer', offerId: 11, quantity: 2, item: coffee }
const full = Array.from({ length: 1000 }, (_, index) => item(`item-${index}`))

/** What becomes of two packets of coffee that are put on a list with some items. */
async function addTo(items: ShoppingListItem[]) {
  const { held } = holdList(listOf(items))
  const actor = createActor(
    addItemActor(
      async () => ({ held, hasRoomFor }),
      async ({ message = '' }) => message,
    ),
    { input: { addable: coffeeOffer, quantity: 2 } },
  )
  actor.subscribe({ error: () => {} })
  const failure = await toPromise(actor.start()).then(
    () => null,
    ({ kind, errors }) => ({ kind, errors }),
  )
  const queue = held.getSnapshot().children.queue?.getSnapshot().context.queue ?? []
  return { changes: queue.map(({ change }) => change), failure }
}

describe('§4 shopping list data: a list of 1,000 items', () => {
  it('says that it is full instead of that something was added', async () => {
    expect(await addTo(full)).toEqual({
      changes: [],
      failure: {
        kind: 'invalid',
        errors: {
          items: ['Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.'],
        },
      },
    })
  })

  it('takes more of an offer that stands there unticked, and none of one that is ticked', async () => {
    const [, ...others] = full
    const added = { changes: [addition], failure: null }
    expect(await addTo([item('coffee', coffee), ...others])).toEqual(added)
    expect((await addTo([item('coffee', { ...coffee, checked: true }), ...others])).changes).toEqual([])
  })

  it('takes a last item', async () => {
    expect(await addTo(full.slice(1))).toEqual({ changes: [addition], failure: null })
  })
})
