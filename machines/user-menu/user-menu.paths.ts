import type { SnapshotFrom } from 'xstate'
import { userMenuMachine } from '#machines/user-menu/user-menu.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type UserMenuSnapshot = SnapshotFrom<typeof userMenuMachine>

const { send } = casesOf(userMenuMachine)

/** The paths of the dropdown, walked on the machine and on the page. */
export function planUserMenu() {
  const cases = [
    send({ type: 'menu.toggled' }),
    send({ type: 'login.chosen' }),
    send({ type: 'register.chosen' }),
    send({ type: 'menu.dismissed' }),
    send({ type: 'escape.pressed' }),
    send({ type: 'route.changed' }),
    send({ type: 'login.succeeded' }),
    send({ type: 'registration.succeeded' }),
  ]
  return planPaths(userMenuMachine, { cases, input: undefined, key: () => null })
}
