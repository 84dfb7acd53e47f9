import assert from 'node:assert/strict'
import {
  planShoppingList,
  type ShoppingListSnapshot,
  shoppingListInput,
} from '#machines/shopping-list/shopping-list.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { shoppingListMachine } from './shopping-list.machine.ts'

/** The keeper, the reader and who hears it run in every state; `running` beside them. */
const runs =
  (running: string[], tags: string[]) =>
  (snapshot: ShoppingListSnapshot): void => {
    const sources = Object.values(snapshot.children).map((child) => String(child?.src))
    assert.deepEqual(sources, ['keepList', 'hearChildren', 'reader', ...running])
    assert.deepEqual([...snapshot.tags].sort(), tags)
  }

const showsList = (snapshot: ShoppingListSnapshot): void => {
  runs(['hearChildren', 'queue', 'stream', 'others'], ['ready'])(snapshot)
  assert.notEqual(snapshot.context.list, null)
}

describePaths({
  machine: shoppingListMachine,
  table: new URL('./shopping-list.paths.txt', import.meta.url),
  plans: [{ title: 'shoppingList', plan: planShoppingList(), input: shoppingListInput }],
  see: {
    restoring: runs(['loadKeptList'], ['loading']),
    loading: runs([], ['loading']),
    unavailable: runs([], ['unavailable']),
    'ready.accepted': showsList,
    'ready.refused': showsList,
    'ready.leaving.asked': showsList,
    'ready.leaving.answered': showsList,
  },
  inFewWords: ({ context: { list } }) => (list ? `${list.uuid} at ${list.version}` : 'no list'),
})
