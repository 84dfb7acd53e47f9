import { type ListOpenerInput, listOpenerMachine } from '#machines/list-opener/list-opener.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send } = casesOf(listOpenerMachine)

/** The paths of a tab on a desktop, for a prompt that is wanted or dismissed, and a panel that may open by itself or not. */
export function planListOpener(input: ListOpenerInput) {
  const cases = [
    ...(input.opening === 'awaited'
      ? [
          send({ type: 'total.changed', total: 0 }),
          send({ type: 'total.changed', total: 2 }),
          send({ type: 'edit.made' }),
        ]
      : []),
    ...(input.prompt === 'wanted'
      ? [send({ type: 'login.declined' }), send({ type: 'prompt.dismissed' })]
      : []),
    send({ type: 'consent.asked' }),
    send({ type: 'consent.changed' }),
    send({ type: 'screen.changed', screen: 'phone' }),
    send({ type: 'screen.changed', screen: 'tablet' }),
    send({ type: 'screen.changed', screen: 'desktop' }),
  ]
  return planPaths(listOpenerMachine, { cases, input, key: ({ context }) => context })
}
