import { useLateSelector } from '../tab/use-late-selector.ts'
import { useHeldList } from './use-held-list.ts'

/** The quantity of an offer on the list that is not ticked off; 0 if no list is loaded. */
export function useAmountOnList(offerId: number): number {
  return useLateSelector(useHeldList(), (held) =>
    (held?.context.view.items ?? []).reduce(
      (sum, item) => (item.offerId === offerId && !item.checked ? sum + item.quantity : sum),
      0,
    ),
  )
}
