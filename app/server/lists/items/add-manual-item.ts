import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { ManualItem } from '#app/domain/list/shopping-list-schemas.ts'
import type { Database } from '../../db/database.ts'
import type { AskedChange, Changed } from '../change-list.ts'
import { addItem } from './add-item.ts'

/**
 * Puts what somebody typed on a list, its place under its name (§3, Manual item).
 * @throws InvalidInput if the list is full.
 */
export function addManualItem(
  database: Database,
  asked: AskedChange,
  { itemName, placeName, quantity, wantedAmount }: ManualItem,
): Promise<Changed<ShoppingListItem>> {
  const facts = {
    name: itemName,
    subText: placeName ?? '',
    wantedAmount: wantedAmount || null,
    imageUrl: null,
    price: null,
    units: 1,
    unitsPrice: null,
    subPriceText: '',
    priceDetailsText: '',
    chainName: null,
    isHighlighted: false,
    part: null,
    tint: 'stone' as const,
    offerId: null,
    customPartnerProductId: null,
    startDate: null,
    endDate: null,
  }
  return addItem(database, asked, async () => ({ facts, quantity }))
}
