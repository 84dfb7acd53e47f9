import type { SnapshotFrom } from 'xstate'
import { searchRowMachine } from '#machines/search-row/search-row.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type SearchRowSnapshot = SnapshotFrom<typeof searchRowMachine>

const { send } = casesOf(searchRowMachine)

/** The paths of the row, walked on the machine and on the page. */
export function planSearchRow() {
  const cases = [
    ...[0, 380, 400, 600].map((y) => send({ type: 'page.scrolled', y }, { label: `page.scrolled to ${y}` })),
    send({ type: 'focus.gained' }),
    send({ type: 'focus.lost' }),
  ]
  return planPaths(searchRowMachine, { cases, input: undefined, key: ({ context }) => context.turn })
}
