import type { SnapshotFrom } from 'xstate'
import { type SwipeRowInput, swipeRowMachine } from '#machines/swipe-row/swipe-row.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type SwipeRowSnapshot = SnapshotFrom<typeof swipeRowMachine>

const { send, after } = casesOf(swipeRowMachine)
const rowCases = [
  send({ type: 'pressed' }),
  send({ type: 'drag.started' }),
  send({ type: 'released', px: 0, ms: 199 }),
  send({ type: 'released', px: 0, ms: 200 }),
  send({ type: 'released', px: 29, ms: 400 }),
  send({ type: 'released', px: 30, ms: 400 }),
  send({ type: 'cancelled' }),
  send({ type: 'row.open' }),
  send({ type: 'row.close' }),
]
const hintCases = [after('hintOpen', 100), after('hintClose', 600)]

/** The paths of a row of the list, with the intro hint or without. */
export function planSwipeRow(hint: SwipeRowInput['hint']) {
  const cases = hint === 'shown' ? [...rowCases, ...hintCases] : rowCases
  return planPaths(swipeRowMachine, { cases, input: { hint }, key: () => null })
}
