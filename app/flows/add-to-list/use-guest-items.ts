import { type GuestItem, guestItemsOf } from '#app/domain/list/guest-items.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

const none: GuestItem[] = []

type GuestItems = {
  items: GuestItem[]
  count: (id: string, quantity: number) => void
  drop: (id: string) => void
}

/**
 * The items that the device stores until the shopper has a list (§4 waiting items), and functions to change the quantity of
 * one and to drop it. For a user with a list, only the items that the list did not accept: the others are about to be added.
 */
export function useGuestItems(): GuestItems {
  const { tab } = useTab()
  const context = useLateSelector(tab?.guestItems, (kept) => kept?.context)
  const own = context ? guestItemsOf(context.items, context.email) : none
  return {
    items: context?.identity === 'verified' ? own.filter(({ refusal }) => refusal !== null) : own,
    count: (id, quantity) => tab?.guestItems.send({ type: 'item.counted', id, quantity }),
    drop: (id) => tab?.guestItems.send({ type: 'item.dropped', id }),
  }
}
