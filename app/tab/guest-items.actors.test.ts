import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { projectList } from '#app/domain/list-projection.ts'
import { noList } from '#app/domain/list-state.ts'
import { coffee, item, listOf, milk } from '#app/domain/lists.fixture.ts'
import type { ListChange, ShoppingListItem } from '#app/domain/shopping-list.ts'
import { keptCoffee, keptMilk } from '#tests/paths/guest-items.paths.ts'
import { placeItemsActor } from './guest-items.actors.ts'
import type { TabList } from './tab-list.ts'

/** What becomes of guest items that are put on a Danish list with some items. */
async function place(wanted: (typeof keptCoffee)[], items: ShoppingListItem[] = []) {
  const changes: [ListChange, string | undefined][] = []
  const list: TabList = {
    getState: () => ({ ...noList, status: 'ready', view: projectList(listOf(items), []) }),
    subscribe: () => () => {},
    change: (change, id = '') => {
      changes.push([change, id])
      return id
    },
    reload: () => {},
    leave: () => {},
  }
  const actor = createActor(
    placeItemsActor(
      () => list,
      ({ message = '' }) => message,
    ),
    { input: { items: wanted } },
  )
  actor.subscribe({ error: () => {} })
  const outcome = await toPromise(actor.start()).catch(({ kind, errors }) => ({ kind, errors }))
  return { changes, outcome }
}

const additionOf = (offerId: number, sketch: typeof coffee): ListChange => ({
  kind: 'add-offer',
  offerId,
  quantity: 1,
  item: sketch,
})

describe('product, Shopping list: guest items are put on the list', () => {
  it('each under its own id, so that it counts once', async () => {
    expect(await place([keptCoffee, keptMilk])).toEqual({
      changes: [
        [additionOf(11, coffee), keptCoffee.id],
        [additionOf(12, milk), keptMilk.id],
      ],
      outcome: { added: [keptCoffee, keptMilk], foreign: [] },
    })
  })

  it('but those of another country, whose list takes no such offer', async () => {
    const swedish = { ...keptMilk, country: 'se' as const }
    expect(await place([keptCoffee, swedish])).toEqual({
      changes: [[additionOf(11, coffee), keptCoffee.id]],
      outcome: { added: [keptCoffee], foreign: [swedish] },
    })
  })

  it('or not, with the reason, if it has no room for all of them', async () => {
    const nearlyFull = Array.from({ length: 999 }, (_, index) => item(`item-${index}`))
    const errors = { items: ['Sedlen er fuld. Der er plads til 1.000 varer.'] }
    expect(await place([keptCoffee, keptMilk], nearlyFull)).toEqual({
      changes: [],
      outcome: { kind: 'invalid', errors },
    })
    expect((await place([keptCoffee], nearlyFull)).changes).toHaveLength(1)
  })
})
