import type { SnapshotFrom } from 'xstate'
import { manualAddMachine } from '#machines/manual-add/manual-add.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ManualAddSnapshot = SnapshotFrom<typeof manualAddMachine>

const { send } = casesOf(manualAddMachine)
const isFew = ({ context }: ManualAddSnapshot) => context.quantity < 3

/** The sheet is dismissed, and opened again. */
const opened = send({ type: 'sheet.opened' })

/** The paths that a page can be walked on; `list-states.spec.ts` dismisses the sheet by hand. */
export const planManualAddOnPage = () => planManualAdd([])

/** The paths of the sheet in which an item is typed. */
export function planManualAdd(openings = [opened]) {
  const cases = [
    ...openings,
    send({ type: 'name.changed', name: ' Mel ' }),
    send({ type: 'name.changed', name: '  ' }),
    send({ type: 'place.changed', place: ' Torvet' }),
    send({ type: 'quantity.incremented' }, { when: isFew }),
    send({ type: 'quantity.decremented' }),
    send({ type: 'quantity.typed', text: '1' }),
    send({ type: 'quantity.typed', text: '2' }),
    send({ type: 'quantity.typed', text: '0' }),
    send({ type: 'quantity.typed', text: 'to' }),
    // Another press leaves the field, or Enter in the field, which submits.
    send({ type: 'quantity.left' }),
    send({ type: 'item.submitted', hasRoom: true, wantsMore: false }, { label: 'item.submitted' }),
    send(
      { type: 'item.submitted', hasRoom: true, wantsMore: true },
      { label: 'item.submitted, and another to come' },
    ),
    send(
      { type: 'item.submitted', hasRoom: false, wantsMore: false },
      { label: 'item.submitted to a full list' },
    ),
  ]
  return planPaths(manualAddMachine, { cases, input: undefined, key: ({ context }) => context })
}
