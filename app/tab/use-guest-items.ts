import type { GuestItem } from '#app/domain/guest-items.ts'
import { useSnapshot } from './use-snapshot.ts'
import { useTab } from './use-tab.ts'

const none: GuestItem[] = []

/** What the device keeps until there is a list for it (product: Shopping list), and a way to let go of it. */
export function useGuestItems(): { items: GuestItem[]; drop: (id: string) => void } {
  const { tab } = useTab()
  const items = useSnapshot(tab?.guestItems)?.context.items ?? none
  return { items, drop: (id) => tab?.guestItems.send({ type: 'item.dropped', id }) }
}
