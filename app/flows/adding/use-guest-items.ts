import { type GuestItem, guestItemsOf } from '#app/domain/list/guest-items.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

const none: GuestItem[] = []

/**
 * What the device keeps of the shopper's until there is a list for it (product: Shopping list), and a way to drop it. Of a
 * user with a list only what the list did not take: everything else is about to be on it.
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
