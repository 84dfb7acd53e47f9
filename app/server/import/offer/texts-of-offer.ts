import { formatSize } from '#app/domain/offers/sizes.ts'
import { isCapacity } from '#app/server/sizes/capacities.ts'
import { mayBeDrained } from '#app/server/sizes/drained.ts'
import { findSize, readSize } from '#app/server/sizes/read-size.ts'
import type { ImportedOffer } from '../row/imported-offer.ts'
import { isRejection, type Rejection } from '../row/rejections.ts'
import { checkOffer } from './check-offer.ts'
import { cleanText } from './clean-text.ts'
import { askedOf, conditionsOfField, readConditions } from './conditions/conditions-of-offer.ts'
import { singlePriceOf } from './prices/deals.ts'
import { drainedPrice } from './prices/drained-price.ts'
import { sizeOfPrices } from './prices/infer-size.ts'
import { piecesOfDeal, type Terms, termsOfTexts } from './prices/terms-of-texts.ts'
import { bareName, type FoundUnitPrices, findUnitPrices } from './prices/unit-prices.ts'
import { findUsualPrice } from './prices/usual-price.ts'

type Fields = Record<string, unknown>

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''
/** The fields that say something; the unit of a unit price and its bound do only beside its amount. */
function given(fields: Fields): Fields {
  const { unitPricePer, unitPriceBound, ...others } = fields
  const told = isGiven(fields.unitPrice) ? fields : others
  return Object.fromEntries(Object.entries(told).filter(([, value]) => isGiven(value)))
}

/**
 * Checks an offer of a feed that has fields for its terms, and adds the terms that only its texts state: a deal, a unit
 * price, what one costs alone. A field that says something wins over the texts.
 * @param fields of `OfferInput`, unchecked.
 * @param description in place of the offer's own, for feeds whose description is not shown.
 */
export function checkOfferWithTexts(fields: Fields, description?: string): ImportedOffer | Rejection {
  const checked = checkOffer(fields)
  return isRejection(checked) ? checked : withConditions(checked, fields, description)
}

/** An offer with its terms, and with the conditions of its price, which its texts no longer state. */
function withConditions(
  checked: ImportedOffer,
  fields: Fields,
  description?: string,
): ImportedOffer | Rejection {
  const points = description?.split('•') ?? checked.definedDescription
  const read = readConditions(checked, points)
  // Most offers have none: the copies below would cost an import more than the search for them.
  if (!read && !checked.condition) return withTerms(checked, fields, description)
  const field = conditionsOfField(checked)
  const told = read ?? { name: checked.name, points, found: [] }
  const offer =
    description === undefined
      ? { ...checked, name: told.name, definedDescription: told.points }
      : { ...checked, name: told.name }
  const whole = withTerms(offer, fields, description && told.points.join('•'))
  if (isRejection(whole)) return whole
  const asked = askedOf([...field.found, ...told.found], checked)
  return { ...whole, ...(asked && { asked }), ...(field.remark && { remark: field.remark }) }
}

/**
 * Checks an offer as `checkOfferWithTexts` does. One without an id keeps what identifies it as the feed states it, because
 * a size that follows from the prices changes with them.
 */
export function checkOfferAsStated(fields: Fields): ImportedOffer | Rejection {
  const stated = checkOffer(fields)
  if (isRejection(stated)) return stated
  const offer = withConditions(stated, fields)
  if (isRejection(offer) || offer.id !== null) return offer
  const { size, units } = stated
  const name = readConditions(stated, [])?.name ?? stated.name
  return { ...offer, stated: { name, size, units } }
}

function withTerms(checked: ImportedOffer, fields: Fields, description?: string): ImportedOffer | Rejection {
  const told = description ?? checked.definedDescription.join(' • ')
  const offer = withUsualPrice(checked, told)
  const inName = findUnitPrices(offer.name)
  const terms = termsInTexts(offer, fields, findUsualPrice(told)?.rest ?? told, inName)
  const { name, regularPrice, definedDescription } = offer
  const whole = terms
    ? checkOffer({
        ...fields,
        name,
        regularPrice,
        definedDescription,
        ...terms,
        ...given(withoutTold(fields)),
      })
    : offer
  return isRejection(whole)
    ? whole
    : withDrainedPrice(
        withComparableSize(inName.stated.length > 0 ? { ...whole, name: bareName(whole.name) } : whole),
      )
}

/** The fields but for those that `withUsualPrice` decides. */
function withoutTold({ name: _, regularPrice: __, definedDescription: ___, ...others }: Fields): Fields {
  return others
}

/** An offer with the usual price that its texts state, if no field does; its texts no longer state it. */
function withUsualPrice(offer: ImportedOffer, description: string): ImportedOffer {
  const [inName, inDescription] = [findUsualPrice(offer.name), findUsualPrice(description)]
  if (!inName && !inDescription) return offer
  const amount = inName?.amount ?? inDescription?.amount ?? 0
  return {
    ...offer,
    name: named(inName?.rest ?? '') ?? offer.name,
    regularPrice: offer.regularPrice ?? (amount > offer.price ? amount : null),
    definedDescription: offer.definedDescription
      .map((text) => findUsualPrice(text)?.rest ?? text)
      .filter((text) => named(text)),
  }
}

/** A text that names something; undefined if it has no word. */
const named = (text: string) => (/\p{L}{2}/u.test(text) ? text : undefined)

/** An offer that no unit price is stated of, with that of what is left without the water, if its texts say how much. */
function withDrainedPrice(offer: ImportedOffer): ImportedOffer {
  const { name, price, units } = offer
  if (offer.unitPrice !== null || offer.size === null) return offer
  const text = `${offer.size ?? ''} • ${name}`
  const size = mayBeDrained.test(text) ? readSize(offer.size ?? name) : undefined
  return size ? { ...offer, ...drainedPrice(text, { price, units, size }) } : offer
}

const priceInSize = /pr|hinta|\//iu
/** The unit prices in a size (`450 g, pr. kg 120,44`), which is seldom one with any. */
const pricesOfSize = (size: string | null | undefined): FoundUnitPrices =>
  findUnitPrices(size && priceInSize.test(size) ? size : '')

/** The terms that the texts of an offer state and its fields do not; undefined if they state none. */
function termsInTexts(
  offer: ImportedOffer,
  fields: Fields,
  description: string,
  inName: FoundUnitPrices,
): Terms | undefined {
  const { name, price } = offer
  const text = `${name} • ${description}`
  const found = isGiven(fields.unitPrice)
    ? []
    : [inName, pricesOfSize(offer.size), findUnitPrices(description)].flatMap(({ stated }) => stated)
  const pieces = isGiven(fields.units) ? offer.units : undefined
  const size = offer.size ? readSize(offer.size) : undefined
  const told = { heading: name, description, price, size, pieces, isSold: pieces !== undefined }
  const dealt = pieces === undefined ? piecesOfDeal(told) : undefined
  const units = pieces ?? dealt ?? 1
  if (found.length === 0 && dealt === undefined && singlePriceOf(text, { price, units }) === undefined) {
    return undefined
  }
  const terms = termsOfTexts(told, found)
  // A size that the feed calls unknown is one only if a unit price proves it.
  return offer.size === null && terms.unitPrice === undefined ? { ...terms, size: null } : terms
}

/**
 * An offer whose size is in the unit of its unit price, because a variant is compared by one unit. The size may follow
 * from the prices. A size in another unit than the stated price stays in the name, and what a thing holds is no size.
 */
function withComparableSize(offer: ImportedOffer): ImportedOffer {
  const { name, price, units, unitPrice, unitPricePer: per, unitPriceBound: bound } = offer
  if (offer.size === null || (offer.size === undefined && unitPrice === null)) return offer
  const said = findSize(offer.size ?? name).size
  // A piece that costs as much as all, or more, says nothing of a size, or is a mistake.
  if (unitPrice !== null && per === 'stk' && unitPrice * units >= price + (said ? 0 : 1)) {
    return { ...offer, unitPrice: null, unitPricePer: null, unitPriceBound: null }
  }
  if (said?.quantityType === per) return offer
  if (offer.size && said && isCapacity(name, said.quantityType)) {
    return withComparableSize({ ...offer, size: undefined })
  }
  if (unitPrice === null || per === null || (offer.size && !said)) return offer
  const ofPrices = bound ? undefined : sizeOfPrices(price / units, unitPrice, per)
  const implied = ofPrices && cleanText(formatSize(ofPrices))
  if (!said) return implied ? { ...offer, size: implied } : offer
  return {
    ...offer,
    name: offer.size ? `${name} ${offer.size}` : name,
    size: implied ?? null,
  }
}
