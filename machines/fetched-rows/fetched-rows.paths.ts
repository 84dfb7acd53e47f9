import { fetchedRowsMachine } from '#machines/fetched-rows/fetched-rows.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send, after } = casesOf(fetchedRowsMachine)

/** The paths of the fetched rows of a list whose coffee is ticked. */
export function planFetchedRows() {
  const cases = [
    send({ type: 'ticks.changed', checked: ['coffee', 'milk'] }, { label: 'the milk is ticked' }),
    send({ type: 'ticks.changed', checked: ['coffee'] }, { label: 'the coffee alone is ticked' }),
    send({ type: 'ticks.changed', checked: [] }, { label: 'nothing is ticked' }),
    send({ type: 'rows.used' }, { label: 'a row is pressed' }),
    after('linger', 1500),
  ]
  return planPaths(fetchedRowsMachine, { cases, input: fetchedRowsInput, key: ({ context }) => context })
}

export const fetchedRowsInput = { checked: ['coffee'] }
