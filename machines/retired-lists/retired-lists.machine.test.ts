import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { RetiredListHead, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { lastWeek, lastWeeksList } from '#machines/retired-lists/retired-lists.paths.ts'
import { retiredListsMachine } from './retired-lists.machine.ts'

async function settled() {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
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
