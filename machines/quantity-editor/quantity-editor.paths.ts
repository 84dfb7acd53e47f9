import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { quantityEditorMachine } from '#machines/quantity-editor/quantity-editor.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type QuantityEditorSnapshot = SnapshotFrom<typeof quantityEditorMachine>

const { send, done, fail } = casesOf(quantityEditorMachine)
const offline: Failure = { kind: 'offline' }

// A change that waits to be sent is shown, not the changes of others.
const isAtRest = ({ tags }: QuantityEditorSnapshot) => !tags.has('busy')

const alsoWhileSaved = (event: { type: 'editor.opened' | 'input.blurred' | 'escape.pressed' }) => [
  send(event, { when: isAtRest }),
  send(event, { label: `${event.type} while it is saved`, when: (snapshot) => !isAtRest(snapshot) }),
]

/** The paths of the quantity of an item, which is two at first. */
export function planQuantityEditor() {
  const cases = [
    ...alsoWhileSaved({ type: 'editor.opened' }),
    send({ type: 'text.changed', text: '5' }),
    send({ type: 'text.changed', text: '1' }),
    send({ type: 'text.changed', text: 'to' }),
    send({ type: 'text.changed', text: '0' }),
    ...alsoWhileSaved({ type: 'input.blurred' }),
    ...alsoWhileSaved({ type: 'escape.pressed' }),
    send({ type: 'quantity.updated', quantity: 3 }, { when: isAtRest }),
    done('saveQuantity', undefined, 'yes'),
    fail('saveQuantity', offline, 'is refused'),
  ]
  return planPaths(quantityEditorMachine, { cases, input: { quantity: 2 }, key: ({ context }) => context })
}
