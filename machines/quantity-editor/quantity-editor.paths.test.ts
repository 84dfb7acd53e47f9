import assert from 'node:assert/strict'
import {
  planQuantityEditor,
  type QuantityEditorSnapshot,
} from '#machines/quantity-editor/quantity-editor.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { quantityEditorMachine } from './quantity-editor.machine.ts'

const isOpen = (open: boolean) => (snapshot: QuantityEditorSnapshot) =>
  assert.equal(snapshot.can({ type: 'input.blurred' }), open)

describePaths({
  machine: quantityEditorMachine,
  table: new URL('./quantity-editor.paths.txt', import.meta.url),
  plans: [{ title: 'quantityEditor of two', plan: planQuantityEditor(), input: { quantity: 2 } }],
  see: {
    'field.showing': isOpen(false),
    'field.editing': isOpen(true),
    'save.resting': ({ tags, children }) => {
      assert.deepEqual([...tags], [])
      assert.deepEqual(Object.keys(children), [])
    },
    'save.saving': ({ context, tags, children }) => {
      assert.deepEqual([...tags], ['busy'])
      assert.equal(Object.keys(children).length, 1)
      assert.ok([1, 5].includes(context.quantity))
    },
  },
  inFewWords: ({ context: { quantity, text, isTyped } }) =>
    `${quantity}, text "${text}"${isTyped ? ' typed' : ''}`,
  // A text has one kind, an editor that was not opened has no text, and an entered quantity is unchanged after that.
  withoutEffect: [
    'quantityEditor.field.reading: always [0] swapped',
    'quantityEditor.field.reading: always [1] swapped',
    'quantityEditor.field.reading: always [2] swapped',
    'quantityEditor.field.reading: always [4] to reading',
    'quantityEditor.field: initial reading',
  ],
})
