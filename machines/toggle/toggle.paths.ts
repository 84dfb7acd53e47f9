import { toggleMachine } from '#machines/toggle/toggle.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send } = casesOf(toggleMachine)

/** The paths of a toggle, walked on the machine and on the password field. */
export function planToggle() {
  const cases = [send({ type: 'toggle.pressed' }), send({ type: 'toggle.reset' })]
  return planPaths(toggleMachine, { cases, input: undefined, key: () => null })
}
