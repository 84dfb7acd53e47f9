import { openRowMachine } from '#machines/open-row/open-row.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send } = casesOf(openRowMachine)

/** The paths of a list with two rows. */
export function planOpenRow() {
  const cases = ['milk', 'bread'].flatMap((row) => [
    send({ type: 'row.opened', row }),
    send({ type: 'row.closed', row }),
  ])
  return planPaths(openRowMachine, { cases, input: undefined, key: ({ context }) => context.row })
}
