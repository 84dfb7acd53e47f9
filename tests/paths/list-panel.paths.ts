import type { SnapshotFrom } from 'xstate'
import { type ListPanelInput, listPanelMachine } from '#machines/list-panel/list-panel.machine.ts'
import { casesOf } from './case.ts'
import { planPaths } from './plan-paths.ts'

export type ListPanelSnapshot = SnapshotFrom<typeof listPanelMachine>

const { send, done } = casesOf(listPanelMachine)

/** The paths of the list's panel of a tab that opened with some user, on some device. */
export function planListPanel(input: ListPanelInput) {
  const cases = [
    send({ type: 'panel.toggled' }),
    send({ type: 'panel.open' }),
    send({ type: 'panel.closed' }),
    send({ type: 'escape.pressed' }),
    send({ type: 'route.changed' }),
    send({ type: 'prompt.dismiss' }),
    send({ type: 'order.chosen', order: 'price-ascending' }),
    send({ type: 'adding.requested' }),
    send({ type: 'retired.requested' }),
    send({ type: 'emptying.requested' }),
    send({ type: 'emptying.confirmed' }),
    send({ type: 'view.left' }),
    send({ type: 'total.changed', total: 0 }),
    send({ type: 'total.changed', total: 7 }),
    send({ type: 'identity.changed', identity: 'unknown' }),
    send({ type: 'identity.changed', identity: 'visitor' }),
    send({ type: 'identity.changed', identity: 'unverified' }),
    send({ type: 'identity.changed', identity: 'verified' }),
    send({ type: 'locale.changed', locale: 'se' }),
    send({ type: 'screen.changed', screen: 'phone' }),
    send({ type: 'screen.changed', screen: 'desktop' }),
    done('manualAdd', { itemName: 'Mel', placeName: null, quantity: 2 }, 'with an item'),
  ]
  return planPaths(listPanelMachine, { cases, input, key: ({ context }) => context })
}
