import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { item, listOf } from '#app/domain/list/lists.fixture.ts'
import type { ListChange, RetiredListHead, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { lastWeek, lastWeeksList } from '#machines/retired-lists/retired-lists.paths.ts'
import { retiredListsMachine } from './retired-lists.machine.ts'

async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}

/** The machine with a list that is looked at, and what it asked of the active list. */
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

it('§7.4: the heads of the country are fetched, and a list by the head that supplies its address', async () => {
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
  await settled()
  expect(actor.getSnapshot().context.heads).toEqual([lastWeek])
  actor.send({ type: 'list.chosen', head: lastWeek })
  await settled()
  expect(actor.getSnapshot().context.list).toEqual(lastWeeksList)
  expect(asked).toEqual([{ locale: 'se' }, lastWeek])
})

it('product, Shopping list: an item is put back once, also by who leaves its list and comes back', async () => {
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

it('puts nothing back that is not on the list', async () => {
  const { actor, changes } = await open(listOf([item('milk')]))
  actor.send({ type: 'item.putBack', uuid: 'bread' })
  expect(changes).toEqual([])
})
