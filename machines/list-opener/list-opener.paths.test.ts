import assert from 'node:assert/strict'
import { planListOpener } from '#machines/list-opener/list-opener.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { type ListOpenerInput, listOpenerMachine } from './list-opener.machine.ts'

const wanted: ListOpenerInput = { screen: 'desktop', prompt: 'wanted', opening: 'awaited' }
const dismissed: ListOpenerInput = { ...wanted, prompt: 'dismissed' }
const declined: ListOpenerInput = { ...wanted, opening: 'declined' }

describePaths({
  machine: listOpenerMachine,
  table: new URL('./list-opener.paths.txt', import.meta.url),
  plans: [
    { title: 'listOpener', plan: planListOpener(wanted), input: wanted },
    { title: 'listOpener where the prompt was dismissed', plan: planListOpener(dismissed), input: dismissed },
    { title: 'listOpener where the panel was closed', plan: planListOpener(declined), input: declined },
  ],
  see: {
    'total.awaited.resting': ({ context }) => assert.equal(context.opening, 'awaited'),
    'total.awaited.edited': ({ context }) => assert.equal(context.opening, 'awaited'),
    'total.done': () => {},
    'prompt.awaited': ({ context }) => assert.equal(context.prompt, 'wanted'),
    'prompt.done': () => {},
  },
  inFewWords: ({ context: { screen, total, isAsked } }) =>
    `${screen}, ${total} items${isAsked ? ', banner' : ''}`,
})
