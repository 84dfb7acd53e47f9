import { useRouteContext } from '@tanstack/react-router'
import type { SnapshotFrom } from 'xstate'
import type { productShopsMachine } from '#machines/product-shops/product-shops.machine.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

type Snapshot = SnapshotFrom<typeof productShopsMachine>

/**
 * The shops of a product on a results page (§2.1): whether they are open, and what a press on the card does. `snapshot` is that
 * of the machine while they are open.
 */
export function useProductShops(variantId: number) {
  const { tab, press } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const snapshot = useLateSelector(tab?.productShops, (current) => openOf(current, variantId))
  return {
    snapshot,
    toggle: () => press({ to: 'productShops', event: { type: 'shops.toggled', variantId, country } }),
    retry: () => tab?.productShops.send({ type: 'loading.retried' }),
  }
}

const openOf = (snapshot: Snapshot | undefined, variantId: number) =>
  snapshot?.matches('open') && snapshot.context.variantId === variantId ? snapshot : undefined
