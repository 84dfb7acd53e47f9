import type { SnapshotFrom } from 'xstate'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'
import { type IngredientsInput, ingredientsMachine, type Placement } from './ingredients.machine.ts'

export type IngredientsSnapshot = SnapshotFrom<typeof ingredientsMachine>

const { send, done, fail } = casesOf(ingredientsMachine)

const onList: Placement = { where: 'on-list', put: [{ itemUuid: 'row' }] }

const choices = [
  send({ type: 'ingredient.toggled', id: 0 }, { label: 'ingredient.toggled the first' }),
  send({ type: 'ingredient.toggled', id: 1 }, { label: 'ingredient.toggled the second' }),
  send({ type: 'offer.toggled', id: 0 }),
]

/** The paths of a recipe whose first ingredient is on offer and whose second is not. */
export function planIngredients(input: IngredientsInput) {
  const cases = [
    ...choices,
    send({ type: 'ingredient.toggled', id: 9 }, { label: 'ingredient.toggled an unknown one' }),
    send({ type: 'offer.toggled', id: 1 }, { label: 'offer.toggled of one not on offer' }),
    send({ type: 'items.requested' }),
    send({ type: 'items.placed' }),
    send({ type: 'list.loaded', onList: [1] }),
    send({ type: 'put.takenBack' }),
    done('placeIngredients', onList, 'with all on the list'),
    done('placeIngredients', { where: 'until-login' }, 'for a visitor'),
    done('placeIngredients', { where: 'until-verification' }, 'for an unverified user'),
    fail('placeIngredients', new Error('503')),
  ]
  return planPaths(ingredientsMachine, { cases, input, key: ({ context }) => context })
}

/** What a page of a shopper with a list, or of a visitor, offers: their ingredients always go to the same place. */
export function planIngredientsOnPage(input: IngredientsInput, placement: 'on-list' | 'until-login') {
  const cases = [
    ...choices,
    send({ type: 'items.requested' }),
    // What waits on the device is taken off in the panel.
    ...(placement === 'on-list' ? [send({ type: 'put.takenBack' })] : []),
    done('placeIngredients', placement === 'on-list' ? onList : { where: placement }, placement),
  ]
  return planPaths(ingredientsMachine, { cases, input, key: ({ context }) => context })
}
