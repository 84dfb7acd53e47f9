import { and, eq } from 'drizzle-orm'
import { parsePriceText } from '#app/domain/list/list-price.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { CustomProductItem, ListIssue } from '#app/domain/list/shopping-list-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { customPartnerProducts } from '../../db/schema/partners.ts'
import type { AskedChange, Change, Changed } from '../change-list.ts'
import { addItem, checkNamedList } from './add-item.ts'
import type { ItemFacts } from './stored-item.ts'

/** The item for a partner's product. A price with words (`Fra 129,- pr. md.`) stays text. */
async function factsOfProduct({ tx, country }: Change, id: number): Promise<ItemFacts> {
  const [row] = await tx.orm
    .select()
    .from(customPartnerProducts)
    .where(and(eq(customPartnerProducts.id, id), eq(customPartnerProducts.country, country)))
  if (!row) throw new InvalidInput({ customPartnerProductId: ['custom-product' satisfies ListIssue] })
  const price = parsePriceText(row.priceText)
  return {
    name: row.productTitleText,
    subText: row.subText ?? '',
    wantedAmount: null,
    imageUrl: row.imageUrl,
    price,
    units: 1,
    unitsPrice: null,
    subPriceText: price === null ? (row.priceText ?? '') : '',
    priceDetailsText: row.priceDetailsText ?? '',
    chainName: null,
    isHighlighted: true,
    part: null,
    tint: 'stone',
    offerId: null,
    customPartnerProductId: id,
    startDate: null,
    endDate: null,
  }
}

/**
 * Puts a partner's own product on a list (§7.4).
 * @throws InvalidInput if the list's country has no such product, or the list is full.
 */
export function addCustomProductItem(
  database: Database,
  asked: AskedChange,
  { shoppingListUuid, customPartnerProductId, quantity }: CustomProductItem,
): Promise<Changed<ShoppingListItem>> {
  return addItem(database, asked, async (change) => {
    checkNamedList(asked, shoppingListUuid)
    return { facts: await factsOfProduct(change, customPartnerProductId), quantity }
  })
}
