import { asKept } from '#app/domain/list/need-rule.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { ManualItem } from '#app/domain/list/shopping-list-schemas.ts'
import type { Database } from '../../db/database.ts'
import type { AskedChange, Changed } from '../change-list.ts'
import { addItem } from './add-item.ts'
import type { ItemFacts } from './stored-item.ts'

/** The item for what was typed, its place under its name. */
export const manualFacts = ({
  itemName,
  placeName,
  wantedAmount,
}: Pick<ManualItem, 'itemName' | 'placeName' | 'wantedAmount'>): ItemFacts => ({
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
  tint: 'stone',
  offerId: null,
  customPartnerProductId: null,
  startDate: null,
  endDate: null,
})

/**
 * Puts what somebody typed on a list, as a row of its own (§3, Manual item).
 * @throws InvalidInput if the list is full.
 */
export function addManualItem(
  database: Database,
  asked: AskedChange,
  { quantity, rule, ...typed }: ManualItem,
): Promise<Changed<ShoppingListItem>> {
  return addItem(database, asked, async () => ({
    facts: manualFacts(typed),
    quantity,
    rule: (rule && asKept(rule)) ?? null,
  }))
}
