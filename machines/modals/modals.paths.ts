import type { SnapshotFrom } from 'xstate'
import { type Modal, modalsMachine, modalTags } from '#machines/modals/modals.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ModalsSnapshot = SnapshotFrom<typeof modalsMachine>

const { send } = casesOf(modalsMachine)
const modals = Object.keys(modalTags) as Modal[]

/** The paths of modals that open and close in every order, three of them at the same time. */
export function planModals() {
  const isOpen = ({ context: { open } }: ModalsSnapshot, modal: Modal) => open.includes(modal)
  const cases = modals.flatMap((modal) => [
    send(
      { type: 'modal.began', modal },
      { when: (snapshot) => !isOpen(snapshot, modal) && snapshot.context.open.length < 3 },
    ),
    send({ type: 'modal.ended', modal }, { when: (snapshot) => isOpen(snapshot, modal) }),
  ])
  return planPaths(modalsMachine, { cases, input: undefined, key: ({ context }) => context.open.join() })
}
