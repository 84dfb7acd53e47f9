import assert from 'node:assert/strict'
import { planManualAdd } from '#machines/manual-add/manual-add.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { manualAddMachine } from './manual-add.machine.ts'

describePaths({
  machine: manualAddMachine,
  table: new URL('./manual-add.paths.txt', import.meta.url),
  plans: [{ title: 'manualAdd', plan: planManualAdd(), input: undefined }],
  see: {
    editing: ({ context }) => assert.ok(context.quantity >= 1),
    nameless: ({ context }) => assert.equal(context.itemName.trim(), ''),
    uncounted: ({ context }) => assert.notEqual(context.quantityText, String(context.quantity)),
    full: ({ context }) => assert.notEqual(context.itemName.trim(), ''),
    submitted: ({ context, output }) => {
      assert.notEqual(context.itemName.trim(), '')
      assert.equal(output?.item.itemName, context.itemName.trim())
      assert.equal(String(output?.item.quantity), context.quantityText)
    },
  },
  inFewWords: ({ context: { itemName, placeName, quantity, quantityText } }) =>
    [
      `${quantity} "${itemName}" at "${placeName}"`,
      quantityText !== String(quantity) && `with "${quantityText}" typed`,
    ]
      .filter(Boolean)
      .join(', '),
})
