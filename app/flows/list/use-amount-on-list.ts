import { useSyncExternalStore } from 'react'
import { useTab } from '../tab/use-tab.ts'

/** How many of an offer are on the list and not fetched yet; 0 as long as there is no list. */
export function useAmountOnList(offerId: number): number {
  const { tab } = useTab()
  const list = tab?.list
  const read = () =>
    (list?.getState().view?.items ?? []).reduce(
      (sum, item) => (item.offerId === offerId && !item.checked ? sum + item.quantity : sum),
      0,
    )
  return useSyncExternalStore(list?.subscribe ?? never, read, none)
}

const never = () => () => {}
const none = () => 0
