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

const isChoosing = (snapshot: ShopModeSnapshot) => snapshot.hasTag('choosing')
const isTicked = ({ context }: ShopModeSnapshot) => context.ticked !== null

/** What can happen on a page: it hears at once what the list has learned, and a list of chains covers the rows. */
const casesOnPage = [
  send({ type: 'shopping.requested', chain: 'Netto' }),
  send({ type: 'shopping.left' }, { when: (snapshot) => !isChoosing(snapshot) }),
  send({ type: 'escape.pressed' }),
  send({ type: 'chooser.toggled' }),
  send({ type: 'chain.chosen', chain: 'Lidl' }, { when: isChoosing }),
  send(
    { type: 'item.ticked', uuid: 'milk', name: 'Mælk' },
    { label: 'the milk is ticked', when: (snapshot) => !isChoosing(snapshot) },
  ),
  send(
    { type: 'item.unticked', uuid: 'milk' },
    { label: 'the milk is unticked', when: (snapshot) => isTicked(snapshot) && !isChoosing(snapshot) },
  ),
  send(
    { type: 'undo.pressed' },
    { when: (snapshot) => snapshot.hasTag('undoable') && !isChoosing(snapshot) },
  ),
  after('undoTime', 6000, { when: (snapshot) => !isChoosing(snapshot) }),
]

/** The paths that a page can be walked on: the list has offers of two chains, called Netto and Lidl here, and milk. */
export const planShopModeOnPage = () =>
  planPaths(shopModeMachine, { cases: casesOnPage, input: shopModeInput, key: ({ context }) => context })

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
