import { useEffect } from 'react'
import { appliedChains } from '#app/domain/chains/my-chains.ts'
import type { ShoppingListView, ViewedItem } from '#app/domain/list/list-projection.ts'
import { askedAs, type KnownNeeds } from '#app/domain/list/needs.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useMyChains } from '../my-chains/use-my-chains.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useHeldList } from './use-held-list.ts'

const useNeedsActor = () => useLateSelector(useHeldList(), (held) => held?.children.needs)

/** What is on offer today for the items of the list, as far as it is known (§2.10). */
export const useKnownNeeds = (): KnownNeeds | undefined =>
  useLateSelector(useNeedsActor(), (needs) => needs?.context.known)

/**
 * What a row knows of the need that it is: today's best offer; `none` if nothing is on offer; `awaited` while the server is
 * still to answer. Nothing without a connection, or after a read that failed.
 */
export type RowNeed = OfferSummary | 'none' | 'awaited' | undefined

/** What the row of a typed item knows of its need (§2.10). An offer that was found for another rule is none. */
export function useRowNeeds(): (item: Pick<ViewedItem, 'uuid' | 'rule'>) => RowNeed {
  const actor = useNeedsActor()
  const known = useLateSelector(actor, (needs) => needs?.context.known.needs)
  const answered = useLateSelector(actor, (needs) => needs?.context.answered)
  const isSilent = useLateSelector(actor, (needs) => needs?.hasTag('silent'))
  return (item) => {
    if (answered?.has(askedAs(item))) return known?.get(item.uuid) ?? 'none'
    return isSilent ? undefined : 'awaited'
  }
}

/** Asks what is on offer for the items of a list, while its rows are drawn. @param isDrawn whether they are already. */
export function useNeedsOf({ items }: ShoppingListView, isDrawn: boolean): void {
  const needs = useNeedsActor()
  const chains = appliedChains(useMyChains()).join()
  // The server knows nothing yet of what is pending.
  const wanted = items
    .flatMap((item) => (item.checked || item.isPending ? [] : askedAs(item)))
    .toSorted()
    .join()
  useEffect(() => {
    if (isDrawn)
      needs?.send({ type: 'rows.drawn', items: partsOf(wanted), chainIds: partsOf(chains).map(Number) })
  }, [needs, isDrawn, wanted, chains])
  useEffect(() => () => needs?.send({ type: 'rows.left' }), [needs])
}

const partsOf = (text: string) => (text === '' ? [] : text.split(','))
