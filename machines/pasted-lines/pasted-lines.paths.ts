import type { SnapshotFrom } from 'xstate'
import { pastedLinesMachine } from '#machines/pasted-lines/pasted-lines.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type PastedLinesSnapshot = SnapshotFrom<typeof pastedLinesMachine>

const { send } = casesOf(pastedLinesMachine)

/** What is pasted on the planned paths. */
export const pastedText = 'Mel\n[x] 2 stk Gær'

/** The paths of the sheet that shows a pasted list. */
export function planPastedLines() {
  const cases = [
    send({ type: 'sheet.opened' }, { when: (snapshot: PastedLinesSnapshot) => snapshot.matches('full') }),
    send({ type: 'line.toggled', place: 0 }),
    send({ type: 'line.toggled', place: 1 }),
    send({ type: 'lines.submitted', room: 1000 }, { label: 'lines.submitted' }),
    send({ type: 'lines.submitted', room: 0 }, { label: 'lines.submitted to a full list' }),
    send({ type: 'whole.submitted', room: 1000 }, { label: 'whole.submitted' }),
    send({ type: 'whole.submitted', room: 0 }, { label: 'whole.submitted to a full list' }),
  ]
  return planPaths(pastedLinesMachine, { cases, input: { text: pastedText }, key: ({ context }) => context })
}
