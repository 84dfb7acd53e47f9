import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { OfferedIngredient } from '#app/domain/content/content.ts'
import { ingredientsOnList, missingOf } from '#app/domain/content/on-list.ts'
import type { IngredientsEvent, ingredientsMachine } from '#machines/ingredients/ingredients.machine.ts'
import { createLate } from '../late/create-late.ts'
import { missingIn } from '../late/missing.ts'
import { useHeldList } from '../list/use-held-list.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { tabOf } from '../tab/use-tab.ts'
import type { OfferedRecipe } from './start-ingredients.ts'

/**
 * The machine of a recipe's ingredients. It is loaded at the first event, or by `wake`, because readers of the recipe do not
 * need it: `snapshot` is undefined until then, and `taken` and `chosen` are what the machine begins with. `onList` are the ids of
 * what stands on the list now.
 */
export function useIngredients(recipe: OfferedRecipe) {
  const router = useRouter()
  // Joined, because a selection has to be the same value for the same list.
  const onListText = useLateSelector(useHeldList(), (held) =>
    ingredientsOnList(recipe.ingredients, held?.context.view.items ?? []).join(),
  )
  const onList = onListText === '' ? [] : onListText.split(',').map(Number)
  const [late] = useState(() => {
    const idsOf = (some: OfferedIngredient[]) => some.map(({ id }) => id)
    const all = recipe.ingredients.filter(({ search }) => search !== null)
    const input = { all: idsOf(all), onOffer: idsOf(all.filter(({ offer }) => offer !== null)) }
    const code = createLate(async () => {
      const [tab, { startIngredients }] = await Promise.all([tabOf(router), import('./start-ingredients.ts')])
      return startIngredients(tab, router, input, recipe)
    })
    return { ...code, all: input.all }
  })
  const actor = useSyncExternalStore(late.subscribe, late.get, nothing)
  const snapshot = useLateSelector(actor, (now) => now)
  const state = useSyncExternalStore(late.subscribe, late.state, late.state)
  useEffect(() => () => late.end((running) => running.stop()), [late])
  const { taken, chosen, failure } = snapshot?.context ?? {
    ...{ taken: missingOf(late.all, onList), chosen: [] as number[], failure: null },
  }
  const until = snapshot ? waitingUntil(snapshot) : null
  return {
    snapshot,
    /** Whether the press is done; `until` what they wait for on the device, null on the list. */
    isPlaced: until !== null || (snapshot?.matches({ idle: 'placed' }) ?? false),
    until,
    onList,
    taken,
    chosen,
    failure,
    /** Set if the code of what was pressed did not arrive. */
    missing: missingIn(state, () => late.press()),
    wake: () => late.want(),
    send: (event: IngredientsEvent) => late.press(undefined, { act: (running) => running.send(event) }),
  }
}

const nothing = () => undefined

function waitingUntil(snapshot: SnapshotFrom<typeof ingredientsMachine>): 'login' | 'verification' | null {
  if (snapshot.matches({ idle: { waiting: 'login' } })) return 'login'
  return snapshot.matches({ idle: { waiting: 'verification' } }) ? 'verification' : null
}
