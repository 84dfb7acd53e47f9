import assert from 'node:assert/strict'
import { type ProductShopsSnapshot, planProductShops } from '#machines/product-shops/product-shops.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { productShopsMachine } from './product-shops.machine.ts'

const isOpen =
  (has: { shops: boolean; busy: boolean }) =>
  ({ context, tags }: ProductShopsSnapshot) =>
    assert.deepEqual(
      [context.variantId > 0, context.country, context.shops !== null, tags.has('busy')],
      [true, 'dk', has.shops, has.busy],
    )

describePaths({
  machine: productShopsMachine,
  table: new URL('./product-shops.paths.txt', import.meta.url),
  plans: [{ title: 'productShops', plan: planProductShops(), input: undefined }],
  see: {
    closed: ({ context, tags }: ProductShopsSnapshot) =>
      assert.deepEqual([context, [...tags]], [{ variantId: 0, country: 'dk', chains: [], shops: null }, []]),
    open: () => {},
    'open.loading': isOpen({ shops: false, busy: true }),
    'open.failed': isOpen({ shops: false, busy: false }),
    'open.shown': isOpen({ shops: true, busy: false }),
  },
  inFewWords: ({ context: { variantId, shops } }) => `${variantId || 'none'}${shops ? ', shops' : ''}`,
})
