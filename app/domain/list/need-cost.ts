import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import { sketchOfOffer } from '../offers/offer-sketch.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { quantityTypes } from '../offers/sizes.ts'
import { packsBought } from '../trip/cost-of-wanted.ts'
import { contentOf, readWantedItem } from '../trip/read-wanted-item.ts'
import { isManual } from './is-manual.ts'
import { heldQuantity } from './list-change.ts'
import { costOf } from './list-price.ts'
import type { KnownNeeds } from './needs.ts'
import type { ListChange, ShoppingListItem } from './shopping-list.ts'

type Need = Pick<ShoppingListItem, 'uuid' | 'quantity' | 'wantedAmount'>

/** How many of an offer come in the place of a typed item: as many as a trip would buy for it (§4 Trip). */
export function takenQuantity(item: Need, { price, units, ...offer }: OfferSummary): number {
  // Litres and kilos have one name in all languages.
  const quantityType = quantityTypes.find((type) => type === offer.quantityType) ?? null
  const content = contentOf({ quantity: offer.quantity, quantityType, pieces: 1 })
  const sold = { price, units, singlePrice: offer.singlePrice ?? null, content }
  return heldQuantity(packsBought(readWantedItem(item), sold).packs)
}

/** Where and when an offer is taken. */
type Place = { country: Country; today: Day }

/** The change that takes an offer in the place of a typed item (§2.10). */
export const takingOf = (item: Need, offer: OfferSummary, place: Place): ListChange => ({
  kind: 'add-offer',
  offerId: offer.id,
  quantity: takenQuantity(item, offer),
  item: sketchOfOffer(offer, place),
  inPlaceOf: item.uuid,
})

/**
 * What some items of a list cost, in minor units, with the offers of today for those that were typed. `isAbout`: some of these
 * count. `withoutPrice` is the number of pieces that have no price.
 */
export type Estimate = { amount: number; withoutPrice: number; isAbout: boolean }

/** What items cost, of which the typed ones that are not ticked count with their needs. */
export function estimateOf(
  items: readonly ShoppingListItem[],
  needs: KnownNeeds['needs'],
  place: Place,
): Estimate {
  return items.reduce<Estimate>(
    (sum, item) => {
      const offer = isManual(item) && !item.checked ? needs.get(item.uuid) : undefined
      const priced = offer && { ...sketchOfOffer(offer, place), quantity: takenQuantity(item, offer) }
      const { amount, withoutPrice } = costOf(priced ?? item)
      return {
        amount: sum.amount + amount,
        withoutPrice: sum.withoutPrice + withoutPrice,
        isAbout: sum.isAbout || offer !== undefined,
      }
    },
    { amount: 0, withoutPrice: 0, isAbout: false },
  )
}
