import type { SnapshotFrom } from 'xstate'
import type { ProductShops } from '#app/domain/offers/offers.ts'
import { productShopsMachine } from '#machines/product-shops/product-shops.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ProductShopsSnapshot = SnapshotFrom<typeof productShopsMachine>

const { send, done, fail } = casesOf(productShopsMachine)

const shops: ProductShops = { offers: [] }

/** The paths of the shops below two products of a results page. */
export function planProductShops() {
  const cases = [
    send({ type: 'shops.toggled', variantId: 1, country: 'dk', chains: [] }, { label: 'the first product' }),
    send({ type: 'shops.toggled', variantId: 2, country: 'dk', chains: [] }, { label: 'the second product' }),
    send({ type: 'loading.retried' }),
    send({ type: 'route.changed' }),
    done('fetchShops', shops, 'with the shops'),
    fail('fetchShops', { kind: 'offline' }, 'is not reached'),
  ]
  return planPaths(productShopsMachine, {
    cases,
    input: undefined,
    key: ({ context }) => [context.variantId, context.shops !== null],
  })
}
