import assert from 'node:assert/strict'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { planQuantityEditor, type QuantityEditorSnapshot } from '#tests/paths/quantity-editor.paths.ts'
import { quantityEditorMachine } from './quantity-editor.machine.ts'

const rests = ({ tags, children }: QuantityEditorSnapshot) => {
  assert.deepEqual([...tags], [])
  assert.deepEqual(Object.keys(children), [])
}

describePaths({
  machine: quantityEditorMachine,
  table: new URL('./quantity-editor.paths.txt', import.meta.url),
  plans: [{ title: 'quantityEditor of two', plan: planQuantityEditor(), input: { quantity: 2 } }],
  see: {
    showing: rests,
    editing: rests,
    saving: ({ context, tags, children }) => {
      assert.deepEqual([...tags], ['busy'])
      assert.equal(Object.keys(children).length, 1)
      assert.equal(context.text, '5')
    },
  },
  inFewWords: ({ context: { quantity, text } }) => `${quantity}, text "${text}"`,
  // A text is of one kind, and an editor that has not been opened has none.
  withoutEffect: [
    'quantityEditor.reading: always [0] swapped',
    'quantityEditor.reading: always [1] swapped',
    'quantityEditor: initial reading',
  ],
  // By 'goes back at escape'.
  noticedByHand: ['quantityEditor.editing: on.escape.pressed [0] to reading'],
})
