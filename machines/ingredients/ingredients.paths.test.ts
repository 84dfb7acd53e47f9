import assert from 'node:assert/strict'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { ingredientsMachine } from './ingredients.machine.ts'
import { type IngredientsSnapshot, planIngredients } from './ingredients.paths.ts'

const input = { all: [0, 1], onOffer: [0] }

const chosenAreTaken = ({ context: { taken, chosen } }: IngredientsSnapshot) =>
  assert.deepEqual(
    chosen.filter((id) => !taken.includes(id)),
    [],
  )

describePaths({
  machine: ingredientsMachine,
  table: new URL('./ingredients.paths.txt', import.meta.url),
  plans: [{ title: 'ingredients', plan: planIngredients(input), input }],
  see: {
    choosing: chosenAreTaken,
    done: (snapshot) => {
      chosenAreTaken(snapshot)
      assert.ok(snapshot.context.taken.length > 0)
    },
  },
  inFewWords: ({ context: { taken, chosen } }) => `${taken.length} taken, ${chosen.length} chosen`,
})
