import type { ItemSketch } from './shopping-list.ts'

type Sold = Pick<ItemSketch, 'offerId' | 'customPartnerProductId'>

/** Whether an item was typed by hand (§3, Manual item). */
export function isManual({ offerId, customPartnerProductId }: Sold): boolean {
  return offerId === null && customPartnerProductId === null
}
