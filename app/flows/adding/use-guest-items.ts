import { type GuestItem, guestItemsOf } from '#app/domain/list/guest-items.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

const none: GuestItem[] = []

/**
 * The items that the device stores until the shopper has a list (§4 waiting items), and a function to drop one. For a
 * user with a list, only the items that the list did not accept: the others are about to be added.
 */
export function useGuestItems(): { items: GuestItem[]; drop: (id: string) => void } {
  const { tab } = useTab()
  const context = useLateSelector(tab?.guestItems, (kept) => kept?.context)
  const own = context ? guestItemsOf(context.items, context.email) : none
  return {
    items: context?.identity === 'verified' ? own.filter(({ refusal }) => refusal !== null) : own,
    drop: (id) => tab?.guestItems.send({ type: 'item.dropped', id }),
  }
}
