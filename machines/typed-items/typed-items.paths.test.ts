import assert from 'node:assert/strict'
import { planTypedItems } from '#machines/typed-items/typed-items.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { typedItemsMachine } from './typed-items.machine.ts'

describePaths({
  machine: typedItemsMachine,
  table: new URL('./typed-items.paths.txt', import.meta.url),
  plans: [{ title: 'typedItems', plan: planTypedItems(), input: undefined }],
  see: {
    editing: ({ context }) => assert.ok(['', ' ', 'Mel'].includes(context.text)),
    full: ({ context }) => assert.ok(['', ' ', 'Mel'].includes(context.text)),
  },
  inFewWords: ({ context: { text } }) => JSON.stringify(text),
})
