import { lateCodeMachine } from '#machines/late-code/late-code.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send, done, fail } = casesOf(lateCodeMachine)

const cases = [
  send({ type: 'code.wanted' }),
  send({ type: 'part.pressed' }),
  send({ type: 'network.online' }),
  done('loadCode', undefined, 'arrived'),
  fail('loadCode', new TypeError('Failed to fetch dynamically imported module')),
]

/** The paths of late code, walked on the machine and on the code that runs its states. */
export const planLateCode = () =>
  planPaths(lateCodeMachine, {
    cases: [...cases, send({ type: 'press.dropped' })],
    input: undefined,
    key: () => null,
  })

/** The same on a page whose part has no button to drop a press, as the ingredients of a recipe. */
export const planLateCodeOnPage = () =>
  planPaths(lateCodeMachine, { cases, input: undefined, key: () => null })
