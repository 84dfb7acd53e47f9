import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { quantityEditorMachine } from '#machines/quantity-editor/quantity-editor.machine.ts'
import { casesOf } from './case.ts'
import { planPaths } from './plan-paths.ts'

export type QuantityEditorSnapshot = SnapshotFrom<typeof quantityEditorMachine>

const { send, done, fail } = casesOf(quantityEditorMachine)
const offline: Failure = { kind: 'offline' }

/** The paths of the quantity of an item of which there are two. */
export function planQuantityEditor() {
  const cases = [
    send({ type: 'editor.opened' }),
    send({ type: 'text.changed', text: '5' }),
    send({ type: 'text.changed', text: 'to' }),
    send({ type: 'text.changed', text: '0' }),
    send({ type: 'input.blurred' }),
    send({ type: 'escape.pressed' }),
    send({ type: 'quantity.updated', quantity: 3 }),
    done('saveQuantity', undefined, 'yes'),
    fail('saveQuantity', offline, 'is refused'),
  ]
  return planPaths(quantityEditorMachine, { cases, input: { quantity: 2 }, key: ({ context }) => context })
}
