import type { SnapshotFrom } from 'xstate'
import { navigationMenuMachine } from '#machines/navigation-menu/navigation-menu.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type NavigationMenuSnapshot = SnapshotFrom<typeof navigationMenuMachine>

const { send } = casesOf(navigationMenuMachine)

/** The paths of the menu, walked on the machine and on the page. */
export function planNavigationMenu() {
  const cases = [
    send({ type: 'navigation.opened' }),
    send({ type: 'navigation.closed' }),
    send({ type: 'categories.toggled' }),
    send({ type: 'route.changed' }),
    send({ type: 'navigation.dismissed' }),
  ]
  return planPaths(navigationMenuMachine, { cases, input: undefined, key: () => null })
}
