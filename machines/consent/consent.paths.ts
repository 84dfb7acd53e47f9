import type { SnapshotFrom } from 'xstate'
import { consentMachine } from '#machines/consent/consent.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>

const { send } = casesOf(consentMachine)

/** The paths of a choice, on a device that remembers one or none. */
export function planConsent() {
  const cases = [
    send({ type: 'choice.recalled', choice: null }, { label: 'choice.recalled none' }),
    send({ type: 'choice.recalled', choice: ['statistics'] }, { label: 'choice.recalled statistics' }),
    send({ type: 'choice.recalled', choice: [] }, { label: 'choice.recalled necessary' }),
    send({ type: 'choice.made', choice: ['statistics'] }, { label: 'choice.made statistics' }),
    send({ type: 'choice.made', choice: ['statistics', 'marketing'] }, { label: 'choice.made everything' }),
    send({ type: 'choice.made', choice: [] }, { label: 'choice.made necessary' }),
    send({ type: 'preferences.requested' }),
    send({ type: 'preferences.closed' }),
    send({ type: 'tab.returned' }),
  ]
  return planPaths(consentMachine, {
    cases,
    input: undefined,
    key: ({ context: { choice } }) => (choice === undefined ? 'unknown' : choice),
  })
}
