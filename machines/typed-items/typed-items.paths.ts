import type { SnapshotFrom } from 'xstate'
import { typedItemsMachine } from '#machines/typed-items/typed-items.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type TypedItemsSnapshot = SnapshotFrom<typeof typedItemsMachine>

const { send } = casesOf(typedItemsMachine)

/** The paths of the field above the list. */
export function planTypedItems() {
  const cases = [
    send({ type: 'text.changed', text: 'Mel' }),
    send({ type: 'text.changed', text: ' ' }),
    send({ type: 'text.entered', hasRoom: true }, { label: 'text.entered' }),
    send({ type: 'text.entered', hasRoom: false }, { label: 'text.entered into a full list' }),
  ]
  return planPaths(typedItemsMachine, { cases, input: undefined, key: ({ context }) => context })
}
