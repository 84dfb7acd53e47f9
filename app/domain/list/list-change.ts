import {
  type AddableItem,
  type ItemSketch,
  type ListAddition,
  type ListChange,
  type ListMutation,
  maximumQuantity,
  type ShoppingList,
} from './shopping-list.ts'

/** A change of a list, ready to be sent. */
export const mutationOf = (
  { uuid, actions }: Pick<ShoppingList, 'uuid' | 'actions'>,
  id: string,
  change: ListChange,
): ListMutation => ({ id, listUuid: uuid, actions, change })

/** The change that adds something shown on a page to the list. */
export function listAdditionOf(addable: AddableItem, quantity: number): ListAddition {
  const { item } = addable
  if ('itemName' in addable)
    return {
      kind: 'add-manual',
      itemName: addable.itemName,
      placeName: item.subText || null,
      quantity,
    }
  return 'offerId' in addable
    ? { kind: 'add-offer', offerId: addable.offerId, quantity, item }
    : {
        kind: 'add-custom-product',
        customPartnerProductId: addable.customPartnerProductId,
        quantity,
        item,
      }
}

/** The quantity that adding an item begins with: as many as are sold at once. */
export const firstQuantityOf = ({ units = 1 }: Pick<ItemSketch, 'units'>): number => units

/** Limits a quantity to the maximum, so that the server never refuses a counted or typed one (§5). */
export function heldQuantity(quantity: number): number {
  return Math.min(quantity, maximumQuantity)
}

/**
 * A typed quantity (§4, Item row): a whole number, limited to the maximum. Null for any other text, which
 * is ignored.
 */
export function parseQuantity(text: string): number | null {
  return /^\s*\d+\s*$/.test(text) ? heldQuantity(Number(text)) : null
}

/** A quantity together with the text that its field shows. */
export const shownQuantity = (quantity: number) => ({ quantity, quantityText: String(quantity) })

/** A typed item, for the flows that add several things at once. `placeName` stands under its name. */
export function addableManual(itemName: string, placeName: string | null): AddableItem {
  return {
    key: `manual-${itemName}-${placeName ?? ''}`,
    name: itemName,
    item: manualSketch(itemName, placeName),
    itemName,
  }
}

/** How a typed item looks on the list, with its place, if it has one, under its name, and how much of it is wanted. */
export function manualSketch(
  itemName: string,
  placeName: string | null,
  wantedAmount?: string | undefined,
): ItemSketch {
  return {
    name: itemName,
    subText: placeName ?? '',
    ...(wantedAmount !== undefined && { wantedAmount }),
    imageUrl: null,
    priceText: null,
    subPriceText: '',
    priceDetailsText: '',
    chainName: null,
    chainImage: '',
    isHighlighted: false,
    storePlacement: null,
    offerId: null,
    customPartnerProductId: null,
    startDate: null,
    endDate: null,
    tint: 'stone',
    isExpired: false,
  }
}
