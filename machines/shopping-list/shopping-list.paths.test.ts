import assert from 'node:assert/strict'
import type { ShoppingListSnapshot } from '#machines/own-list/own-list.selectors.ts'
import { planShoppingList, shoppingListInput } from '#machines/shopping-list/shopping-list.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { shoppingListMachine } from './shopping-list.machine.ts'

/** The reader, who hears it, and the keeper of the owner run in every state; `running` beside them. */
const runs =
  (running: string[], tags: string[]) =>
  (snapshot: ShoppingListSnapshot): void => {
    const sources = Object.values(snapshot.children).map((child) => String(child?.src))
    assert.deepEqual(sources, ['hearChildren', 'reader', 'keepOwner', ...running])
    assert.deepEqual([...snapshot.tags], tags)
  }

describePaths({
  machine: shoppingListMachine,
  table: new URL('./shopping-list.paths.txt', import.meta.url),
  plans: [{ title: 'shoppingList', plan: planShoppingList(), input: shoppingListInput }],
  see: {
    restoring: runs(['loadKeptList'], ['loading']),
    loading: runs([], ['loading']),
    unavailable: runs([], ['unavailable']),
    holding: runs(['hearChildren', 'heldList'], ['ready']),
  },
  inFewWords: () => 'no context of its own',
})
