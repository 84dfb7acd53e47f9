import type { ShoppingListItem } from '#app/domain/shopping-list.ts'

/** Whether an item was typed by hand (Specification §3, Manual item). */
export function isManual({ offerId, customPartnerProductId }: ShoppingListItem): boolean {
  return offerId === null && customPartnerProductId === null
}
