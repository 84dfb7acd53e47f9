import { useRouteContext } from '@tanstack/react-router'
import type { SnapshotFrom } from 'xstate'
import type { FilterValue } from '#app/domain/search/filters/filters.ts'
import type { productShopsMachine } from '#machines/product-shops/product-shops.machine.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

type Snapshot = SnapshotFrom<typeof productShopsMachine>

/**
 * The shops of a product on a results page (§2.1): whether they are open, and what a press on the card does. `snapshot` is that
 * of the machine while they are open.
 * @param chains the ids of the chains that the shopper filters by, none for all.
 */
export function useProductShops(variantId: number, chains: readonly FilterValue[]) {
  const { tab, press } = useTab()
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const snapshot = useLateSelector(tab?.productShops, (current) => openOf(current, { variantId, chains }))
  return {
    snapshot,
    toggle: () => press({ to: 'productShops', event: { type: 'shops.toggled', variantId, country, chains } }),
    retry: () => tab?.productShops.send({ type: 'loading.retried' }),
  }
}

type Wanted = Pick<Snapshot['context'], 'variantId' | 'chains'>

function openOf(snapshot: Snapshot | undefined, { variantId, chains }: Wanted): Snapshot | undefined {
  if (!snapshot?.matches('open')) return undefined
  const { context } = snapshot
  const isWanted = context.variantId === variantId && context.chains.join() === chains.join()
  return isWanted ? snapshot : undefined
}
