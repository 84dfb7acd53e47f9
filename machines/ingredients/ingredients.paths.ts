import type { SnapshotFrom } from 'xstate'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'
import { type IngredientsInput, ingredientsMachine } from './ingredients.machine.ts'

export type IngredientsSnapshot = SnapshotFrom<typeof ingredientsMachine>

const { send } = casesOf(ingredientsMachine)

/** The paths of a recipe whose first ingredient is on offer and whose second is not. */
export function planIngredients(input: IngredientsInput) {
  const cases = [
    send({ type: 'ingredient.toggled', id: 0 }, { label: 'ingredient.toggled the first' }),
    send({ type: 'ingredient.toggled', id: 1 }, { label: 'ingredient.toggled the second' }),
    send({ type: 'offer.toggled', id: 0 }),
    send({ type: 'ingredient.toggled', id: 9 }, { label: 'ingredient.toggled an unknown one' }),
    send({ type: 'offer.toggled', id: 1 }, { label: 'offer.toggled of one not on offer' }),
    send({ type: 'items.requested' }),
  ]
  return planPaths(ingredientsMachine, { cases, input, key: ({ context }) => context })
}
