import { planToggle } from '#machines/toggle/toggle.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { toggleMachine } from './toggle.machine.ts'

describePaths({
  machine: toggleMachine,
  table: new URL('./toggle.paths.txt', import.meta.url),
  plans: [{ title: 'toggle', plan: planToggle(), input: undefined }],
  // A toggle has only its two states, which every walk compares.
  see: { hidden: () => {}, shown: () => {} },
  inFewWords: () => 'no context',
})
