import type { SnapshotFrom } from 'xstate'
import { passwordLinkMachine } from '#machines/password-link/password-link.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type PasswordLinkSnapshot = SnapshotFrom<typeof passwordLinkMachine>

const { send } = casesOf(passwordLinkMachine)

/** The paths of the page, walked on the machine and on the page. */
export function planPasswordLink() {
  const cases = [send({ type: 'link.sent', email: 'mette@example.dk' }), send({ type: 'another.chosen' })]
  return planPaths(passwordLinkMachine, { cases, input: undefined, key: () => null })
}
