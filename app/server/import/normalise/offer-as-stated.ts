import { isRejection, type Rejection } from '../rejections.ts'
import { checkOffer, type ImportedOffer } from './imported-offer.ts'
import { checkOfferWithTexts } from './texts-of-offer.ts'

/**
 * Checks an offer as `checkOfferWithTexts` does. One without an id keeps what identifies it as the feed states it, because
 * a size that follows from the prices changes with them.
 * @param fields of `OfferInput`, unchecked.
 */
export function checkOfferAsStated(fields: Record<string, unknown>): ImportedOffer | Rejection {
  const offer = checkOfferWithTexts(fields)
  if (isRejection(offer) || offer.id !== null) return offer
  const stated = checkOffer(fields)
  if (isRejection(stated)) return stated
  const { name, size, units } = stated
  return { ...offer, stated: { name, size, units } }
}
