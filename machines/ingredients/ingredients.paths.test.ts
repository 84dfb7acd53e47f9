import assert from 'node:assert/strict'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { ingredientsMachine } from './ingredients.machine.ts'
import { type IngredientsSnapshot, planIngredients } from './ingredients.paths.ts'

const input = { all: [0, 1], onOffer: [0], onList: [] }

const chosenAreTaken = ({ context: { taken, chosen } }: IngredientsSnapshot) =>
  assert.deepEqual(
    chosen.filter((id) => !taken.includes(id)),
    [],
  )
const hasFailure = (isExpected: boolean) => (snapshot: IngredientsSnapshot) => {
  chosenAreTaken(snapshot)
  assert.equal(snapshot.context.failure !== null, isExpected)
}
const someAreTaken = (snapshot: IngredientsSnapshot) => {
  chosenAreTaken(snapshot)
  assert.ok(snapshot.context.taken.length > 0)
}
const someArePlaced = (snapshot: IngredientsSnapshot) => {
  hasFailure(false)(snapshot)
  someAreTaken(snapshot)
}

describePaths({
  machine: ingredientsMachine,
  table: new URL('./ingredients.paths.txt', import.meta.url),
  plans: [{ title: 'ingredients', plan: planIngredients(input), input }],
  see: {
    'idle.choosing': hasFailure(false),
    'idle.placed': someArePlaced,
    'idle.waiting.login': someArePlaced,
    'idle.waiting.verification': someArePlaced,
    'idle.failed': hasFailure(true),
    placing: someAreTaken,
  },
  withoutEffect: [
    // Each transition names the part of `waiting` that it leads to.
    'ingredients.idle.waiting: initial verification',
    // An outcome fulfils one guard only.
    'ingredients.placing: invoke.onDone [0] swapped',
  ],
  inFewWords: ({ context: { taken, chosen, failure } }) =>
    `${taken.length} taken, ${chosen.length} chosen${failure ? ', failed' : ''}`,
})
