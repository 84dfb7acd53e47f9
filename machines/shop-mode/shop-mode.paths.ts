import type { SnapshotFrom } from 'xstate'
import { type ShopModeInput, shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ShopModeSnapshot = SnapshotFrom<typeof shopModeMachine>

const { send, after } = casesOf(shopModeMachine)

export const shopModeInput: ShopModeInput = { owner: 'mette@example.org', list: 'list', round: null }
/** A round that was under way when the tab was killed. */
export const underWayInput: ShopModeInput = { ...shopModeInput, round: { chain: 'Netto' } }

const walks = [{ chainName: 'Netto', steps: [{ part: null, name: 'Mælk' }] }]

/** The paths of the shop mode. */
export function planShopMode(input: ShopModeInput) {
  const cases = [
    send({ type: 'shopping.requested', chain: 'Netto' }),
    send({ type: 'shopping.left' }),
    send({ type: 'escape.pressed' }),
    send({ type: 'chooser.toggled' }),
    send({ type: 'chain.chosen', chain: 'Lidl' }),
    send({ type: 'item.ticked', uuid: 'milk', name: 'Mælk' }, { label: 'the milk is ticked' }),
    send({ type: 'item.unticked', uuid: 'milk' }, { label: 'the milk is unticked' }),
    send({ type: 'undo.pressed' }),
    send({ type: 'walks.loaded', walks }, { label: 'walks.loaded' }),
    after('undoTime', 6000),
  ]
  return planPaths(shopModeMachine, { cases, input, key: ({ context }) => context })
}
