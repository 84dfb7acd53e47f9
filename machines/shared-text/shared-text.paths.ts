import { type SharedTextInput, sharedTextMachine } from '#machines/shared-text/shared-text.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send } = casesOf(sharedTextMachine)

/** The paths of a tab that another app shares texts with, for a user and a text that waited there before. */
export function planSharedText(input: SharedTextInput) {
  const cases = [
    send({ type: 'text.shared', text: '2 l mælk\næg' }),
    send({ type: 'text.shared', text: 'ø'.repeat(10_001) }, { label: 'text.shared, too long' }),
    send({ type: 'prompt.dismissed' }),
    ...(['unknown', 'visitor', 'unverified', 'verified'] as const).map((identity) =>
      send({ type: 'identity.changed', identity }),
    ),
  ]
  return planPaths(sharedTextMachine, { cases, input, key: ({ context }) => context })
}
