import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { item, listOf } from '#app/domain/list/lists.fixture.ts'
import type { ListChange, RetiredListHead, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { lastWeek, lastWeeksList } from '#machines/retired-lists/retired-lists.paths.ts'
import { itemsLeft, retiredListsMachine } from './retired-lists.machine.ts'

async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}

/** The machine with a shown list, and the changes that it requested of the active list. */
async function open(list: ShoppingList) {
  const actor = createActor(
    retiredListsMachine.provide({
      actors: {
        fetchRetiredLists: fromPromise<RetiredListHead[], { locale: Country }>(async () => [lastWeek]),
        fetchRetiredList: fromPromise<ShoppingList, RetiredListHead>(async () => list),
      },
    }),
    { input: { locale: 'dk' } },
  )
  const changes: ListChange[] = []
  actor.on('change.requested', ({ change }) => changes.push(change))
  actor.start()
  await settled()
  actor.send({ type: 'list.chosen', head: lastWeek })
  await settled()
  return { actor, changes }
}

it('§7.4: fetches the heads of the country, and a list from the address in its head', async () => {
  const asked: unknown[] = []
  const actor = createActor(
    retiredListsMachine.provide({
      actors: {
        fetchRetiredLists: fromPromise<RetiredListHead[], { locale: Country }>(async ({ input }) => {
          asked.push(input)
          return [lastWeek]
        }),
        fetchRetiredList: fromPromise<ShoppingList, RetiredListHead>(async ({ input }) => {
          asked.push(input)
          return lastWeeksList
        }),
      },
    }),
    { input: { locale: 'se' } },
  ).start()
  const { context } = actor.getSnapshot()
  expect([context, itemsLeft(context)]).toEqual([
    { locale: 'se', heads: [], chosen: null, list: null, putBack: [] },
    [],
  ])
  await settled()
  expect(actor.getSnapshot().context.heads).toEqual([lastWeek])
  actor.send({ type: 'list.chosen', head: lastWeek })
  await settled()
  expect(actor.getSnapshot().context.list).toEqual(lastWeeksList)
  expect(asked).toEqual([{ locale: 'se' }, lastWeek])
})

it('§4 shopping list data: an item is put back once, even if the shopper leaves its list and comes back', async () => {
  const { actor, changes } = await open(listOf([item('milk', { quantity: 2, checked: true }), item('bread')]))
  actor.send({ type: 'item.putBack', uuid: 'milk' })
  expect(changes).toEqual([
    {
      kind: 'put-back',
      retiredItemUuid: 'milk',
      quantity: 2,
      item: expect.objectContaining({ name: item('milk').name }),
    },
  ])
  actor.send({ type: 'list.left' })
  actor.send({ type: 'list.chosen', head: lastWeek })
  await settled()
  expect(actor.getSnapshot().context.putBack).toEqual(['milk'])
  actor.send({ type: 'item.putBack', uuid: 'milk' })
  expect(changes).toHaveLength(1)
  actor.send({ type: 'list.putBack' })
  expect(changes.map((change) => change.kind === 'put-back' && change.retiredItemUuid)).toEqual([
    'milk',
    'bread',
  ])
  expect(actor.getSnapshot().can({ type: 'list.putBack' })).toBe(false)
})

it('§4 shopping list data: the only item of a list can be put back', async () => {
  const { actor, changes } = await open(listOf([item('milk')]))
  actor.send({ type: 'item.putBack', uuid: 'milk' })
  expect(changes).toHaveLength(1)
})

it('puts nothing back that is not on the list', async () => {
  const { actor, changes } = await open(listOf([item('milk')]))
  actor.send({ type: 'item.putBack', uuid: 'bread' })
  expect(changes).toEqual([])
})

it('§4 shopping list data: the retired lists, and one of them, can be loaded again after a failure', async () => {
  let isOffline = true
  const answer = async <Answer>(value: Answer) => {
    if (isOffline) throw new Error('offline')
    return value
  }
  const actor = createActor(
    retiredListsMachine.provide({
      actors: {
        fetchRetiredLists: fromPromise<RetiredListHead[], { locale: Country }>(() => answer([lastWeek])),
        fetchRetiredList: fromPromise<ShoppingList, RetiredListHead>(() => answer(lastWeeksList)),
      },
    }),
    { input: { locale: 'dk' } },
  ).start()
  const seen = () => ({ value: actor.getSnapshot().value, tags: [...actor.getSnapshot().tags] })
  const retry = async () => {
    actor.send({ type: 'loading.retried' })
    await settled()
  }
  expect(seen()).toEqual({ value: { heads: 'loading' }, tags: ['busy'] })
  await settled()
  expect(seen()).toEqual({ value: { heads: 'failed' }, tags: ['failed'] })
  isOffline = false
  await retry()
  expect(seen()).toEqual({ value: { heads: 'shown' }, tags: [] })
  isOffline = true
  actor.send({ type: 'list.chosen', head: lastWeek })
  expect(seen()).toEqual({ value: { list: 'loading' }, tags: ['busy'] })
  await settled()
  expect(seen()).toEqual({ value: { list: 'failed' }, tags: ['failed'] })
  isOffline = false
  await retry()
  expect(seen()).toEqual({ value: { list: 'shown' }, tags: [] })
})

it('goes back from a list to the heads, and forgets the list', async () => {
  const { actor } = await open(lastWeeksList)
  actor.send({ type: 'list.left' })
  expect(actor.getSnapshot().value).toEqual({ heads: 'shown' })
  expect(actor.getSnapshot().context).toMatchObject({ chosen: null, list: null })
})
