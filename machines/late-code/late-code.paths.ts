import { lateCodeMachine } from '#machines/late-code/late-code.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send, done, fail } = casesOf(lateCodeMachine)

/** The paths of late code, walked on the machine, on the code that runs its states, and on a page. */
export function planLateCode() {
  const cases = [
    send({ type: 'code.wanted' }),
    send({ type: 'part.pressed' }),
    send({ type: 'press.dropped' }),
    send({ type: 'network.online' }),
    done('loadCode', undefined, 'arrived'),
    fail('loadCode', new TypeError('Failed to fetch dynamically imported module')),
  ]
  return planPaths(lateCodeMachine, { cases, input: undefined, key: () => null })
}
