import type { ItemSketch } from './shopping-list.ts'

/** Whether an item was typed by hand (§3, Manual item). */
export function isManual({ offerId, customPartnerProductId }: ItemSketch): boolean {
  return offerId === null && customPartnerProductId === null
}
