import { useEffect } from 'react'
import { appliedChains } from '#app/domain/chains/my-chains.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { KnownNeeds } from '#app/domain/list/needs.ts'
import { useMyChains } from '../my-chains/use-my-chains.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useHeldList } from './use-held-list.ts'

const useNeedsActor = () => useLateSelector(useHeldList(), (held) => held?.children.needs)

/** What is on offer today for the items of the list, as far as it is known (§2.10). */
export const useKnownNeeds = (): KnownNeeds | undefined =>
  useLateSelector(useNeedsActor(), (needs) => needs?.context.known)

/** Asks what is on offer for the items of a list, while its rows are drawn. @param isDrawn whether they are already. */
export function useNeedsOf({ items }: ShoppingListView, isDrawn: boolean): void {
  const needs = useNeedsActor()
  const chains = appliedChains(useMyChains()).join()
  // The server knows nothing yet of what is pending.
  const wanted = items
    .flatMap(({ uuid, checked, isPending }) => (checked || isPending ? [] : uuid))
    .toSorted()
    .join()
  useEffect(() => {
    if (isDrawn)
      needs?.send({ type: 'rows.drawn', items: partsOf(wanted), chainIds: partsOf(chains).map(Number) })
  }, [needs, isDrawn, wanted, chains])
  useEffect(() => () => needs?.send({ type: 'rows.left' }), [needs])
}

const partsOf = (text: string) => (text === '' ? [] : text.split(','))
