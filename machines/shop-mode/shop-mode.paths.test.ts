import assert from 'node:assert/strict'
import {
  planShopMode,
  type ShopModeSnapshot,
  shopModeInput,
  underWayInput,
} from '#machines/shop-mode/shop-mode.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { shopModeMachine } from './shop-mode.machine.ts'

const isShopping = (snapshot: ShopModeSnapshot) => {
  assert.deepEqual(Object.keys(snapshot.children).sort(), ['awake', 'round', 'walks'])
  assert.ok(snapshot.hasTag('shopping'))
}

describePaths({
  machine: shopModeMachine,
  table: new URL('./shop-mode.paths.txt', import.meta.url),
  plans: [
    { title: 'shopMode', plan: planShopMode(shopModeInput), input: shopModeInput },
    { title: 'shopMode, of a tab that was killed', plan: planShopMode(underWayInput), input: underWayInput },
  ],
  see: {
    closed: (snapshot) => assert.deepEqual([snapshot.children, [...snapshot.tags]], [{}, []]),
    'shopping.round.kept': isShopping,
    'shopping.chooser.closed': (snapshot) => assert.equal(snapshot.hasTag('choosing'), false),
    'shopping.chooser.open': (snapshot) => assert.ok(snapshot.hasTag('choosing')),
    'shopping.order.open': isShopping,
    'shopping.order.settled': isShopping,
    'shopping.undo.none': (snapshot) => assert.equal(snapshot.hasTag('undoable'), false),
    'shopping.undo.offered': (snapshot) => {
      assert.ok(snapshot.hasTag('undoable'))
      assert.equal(snapshot.context.ticked?.name, 'Mælk')
    },
  },
  inFewWords: ({ context: { chain, walks, ticked } }) =>
    `in ${chain}, ${walks.length} rounds known, ${ticked?.name ?? 'nothing'} ticked last`,
  // By 'offers to take the last tick back for 6 s'.
  noticedByHand: [
    'shopMode.shopping.undo.offered: on.item.ticked [0] left out',
    'shopMode.shopping.undo.offered: on.item.ticked [0] without restart',
    'shopMode.shopping.undo.offered: on.item.ticked [0] without target',
  ],
})
