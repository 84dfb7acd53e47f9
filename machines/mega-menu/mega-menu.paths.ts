import type { SnapshotFrom } from 'xstate'
import { megaMenuMachine } from '#machines/mega-menu/mega-menu.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type MegaMenuSnapshot = SnapshotFrom<typeof megaMenuMachine>

const { send, after } = casesOf(megaMenuMachine)

/** The paths of the menu, walked on the machine and on the page. */
export function planMegaMenu() {
  const isOpen = (snapshot: MegaMenuSnapshot) => snapshot.hasTag('open')
  const cases = [
    send({ type: 'entry.hovered' }),
    send({ type: 'entry.pressed' }),
    send({ type: 'button.pressed' }),
    send({ type: 'arrow.pressed' }),
    send({ type: 'menu.entered' }, { when: isOpen }),
    send({ type: 'area.entered' }),
    send({ type: 'area.left' }),
    send({ type: 'focus.left' }),
    send({ type: 'escape.pressed' }),
    send({ type: 'mega.dismissed' }),
    send({ type: 'route.changed' }),
    after('hover', 150),
    after('leave', 300),
  ]
  return planPaths(megaMenuMachine, { cases, input: undefined, key: () => null })
}
