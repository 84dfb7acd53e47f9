import { arrivalMachine } from '#machines/arrival/arrival.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send, after } = casesOf(arrivalMachine)

const coffee = { uuid: 'coffee', isOwn: false }
const milk = { uuid: 'milk', isOwn: true }
const bread = { uuid: 'bread', isOwn: true }

export const arrivalInput = { items: [coffee] }

/** The paths of a list that has coffee on it, and to which the shopper adds items. */
export function planArrival() {
  const cases = [
    send({ type: 'items.changed', items: [coffee, milk] }, { label: 'the milk is added' }),
    send({ type: 'items.changed', items: [coffee, milk, bread] }, { label: 'the bread is added' }),
    send({ type: 'items.changed', items: [coffee] }, { label: 'only the coffee is left' }),
    send({ type: 'items.changed', items: [] }, { label: 'nothing is left' }),
    send({ type: 'items.changed', items: [milk] }, { label: 'milk comes in the place of coffee' }),
    after('arrival', 2000),
  ]
  return planPaths(arrivalMachine, {
    cases,
    input: arrivalInput,
    key: ({ context: { known, arrived } }) => ({ known: [...known], arrived }),
  })
}
