import { planLateCode } from '#machines/late-code/late-code.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { lateCodeMachine } from './late-code.machine.ts'

const compared = () => {}

describePaths({
  machine: lateCodeMachine,
  table: new URL('./late-code.paths.txt', import.meta.url),
  plans: [{ title: 'late code', plan: planLateCode(), input: undefined }],
  // It has only its states, which every walk compares.
  see: {
    idle: compared,
    loading: compared,
    pressed: compared,
    missing: compared,
    failed: compared,
    retrying: compared,
    ready: compared,
  },
  inFewWords: () => 'no context',
})
