import * as v from 'valibot'
import { namedHow } from '../search/named-how.ts'
import { tints } from './offer-summary.ts'

// Separate from the types and texts of offers, so that pages do not load Valibot in the browser.

const id = v.pipe(v.number(), v.integer())
const day = v.pipe(v.string(), v.isoDate())

export const chainSchema = v.object({
  id,
  name: v.string(),
  chainCategoryId: v.nullable(id),
  chainCategoryName: v.nullable(v.string()),
  /**
   * True for a wholesale chain, absent for all others. Not in §3, but the price agent does not preselect
   * it.
   */
  isWholesale: v.optional(v.literal(true)),
})

export const categorySchema = v.object({ id, name: v.string() })

/** A condition of a price. Not in §3, but a price is not shown without it. */
export const offerConditionSchema = v.variant('kind', [
  v.object({
    kind: v.literal('member'),
    programme: v.optional(v.object({ id: v.string(), name: v.string() })),
  }),
  v.object({ kind: v.picklist(['app', 'coupon']) }),
  v.object({ kind: v.literal('minimumSpend'), amount: v.number() }),
  v.object({ kind: v.literal('limit'), quantity: v.number() }),
])

export const productOfferSchema = v.object({
  id,
  imageUrl: v.nullable(v.string()),
  startDate: day,
  endDate: day,
  units: v.number(),
  unitType: v.string(),
  priceFormattedForCountry: v.string(),
  pricePerFullUnitOfQuantityTypeFormattedForCountry: v.nullable(v.string()),
  quantityType: v.nullable(v.string()),
  quantity: v.nullable(v.number()),
  isHighlighted: v.boolean(),
  offerUrl: v.nullable(v.string()),
  definedDescription: v.array(v.object({ value: v.string() })),
  chain: v.object({
    id,
    name: v.string(),
    categoryId: v.nullable(id),
    categoryName: v.nullable(v.string()),
  }),
  brand: v.object({
    id: v.nullable(id),
    name: v.nullable(v.string()),
    parentId: v.nullable(id),
    parentName: v.nullable(v.string()),
  }),
  productName: v.object({ id, productName: v.string() }),
  productVariant: v.object({ id }),
  /** The pack as printed on it, with hard spaces: `6 x 33 cl`; absent if it is unknown. Not in §3. */
  size: v.optional(v.string()),
  /**
   * What one of several units costs alone, absent if unknown. Not in §3, but the modal says what fewer
   * cost.
   */
  singlePriceFormattedForCountry: v.optional(v.string()),
  /** What the price asks of a shopper; absent if it asks nothing. Not in §3. */
  conditions: v.optional(v.array(offerConditionSchema)),
  /**
   * What other chains ask for the same product today, of which the verdict on its price is made (`priceVerdict`). Not in §3;
   * only in what the dropdown and the shops of a product show.
   */
  comparison: v.optional(
    v.object({
      chains: v.array(v.object({ id, price: v.number() })),
      inexact: v.nullable(v.number()),
      members: v.array(
        v.object({
          id,
          conditions: v.array(v.string()),
          price: v.nullable(v.number()),
          inexact: v.nullable(v.number()),
        }),
      ),
    }),
  ),
  /** The colour behind its picture. Not in §3, but rows are drawn from this entity alone. */
  tint: v.picklist(tints),
})

export const customProductSchema = v.object({
  id,
  productTitleText: v.string(),
  imagePathOnPublicDisk: v.nullable(v.string()),
  subText: v.nullable(v.string()),
  priceText: v.nullable(v.string()),
  priceDetailsText: v.nullable(v.string()),
  product: v.optional(v.object({ productVariant: v.object({ id }) })),
  brand: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  /**
   * The partner's site, and the cheapest offer of its variant today. Not in §3, but it leads to one of
   * them.
   */
  website: v.nullable(v.string()),
  offerId: v.nullable(id),
})

export const typeaheadResponseSchema = v.object({
  organicProductOffers: v.object({ items: v.array(productOfferSchema), totalNumberOfItems: v.number() }),
  sponsoredProductOffers: v.array(productOfferSchema),
  sponsoredCustomPartnerProducts: v.array(customProductSchema),
  popularSearchTerms: v.array(v.string()),
  brands: v.array(v.string()),
  /** The term that was searched instead, if nothing matched the original one (§2.1). */
  correctedTo: v.nullable(v.string()),
  /**
   * Those of the offers above that have the lowest price of a full unit of all that are found, if others cost more. None if too
   * many are found to compare them. Not in §3, but the dropdown and the results page mark the same offers.
   */
  cheapestOfferIds: v.array(id),
  /** What that is compared with, if members may pay as little; the browser, which knows memberships, judges anew then. */
  goods: v.optional(
    v.object({
      amount: v.number(),
      quantityType: v.string(),
      sharers: v.number(),
      compared: v.number(),
      isExact: v.boolean(),
      members: v.array(
        v.object({ conditions: v.array(v.string()), amount: v.number(), isExact: v.boolean() }),
      ),
    }),
  ),
  /** Set if only wholesale chains sell what was typed; their offers are not among the items (§3 product offer). */
  onlyWholesale: v.optional(v.literal(true)),
  /**
   * Set if the organic offers are no answer: only their names have the words that were typed. `isUnsold`: the words mean goods
   * that nobody sells today. Not in §3 (§2.5).
   */
  byName: v.optional(v.object({ how: v.picklist(namedHow), isUnsold: v.boolean() })),
  /** An ad of ours that the search finds, and that is none of the offers above. Not in §3 (§2.5). */
  advertisement: v.optional(productOfferSchema),
})

/** What the search box shows before a search: popular searches, everyday goods, and an ad. */
export const searchIdeasSchema = v.object({
  popularSearchTerms: v.array(v.string()),
  staples: v.array(productOfferSchema),
  advertisement: v.nullable(productOfferSchema),
})

/** The offers of a product in one size at every shop today, the cheapest first. */
export const productShopsSchema = v.object({ offers: v.array(productOfferSchema) })

export const offerPlacementResponseSchema = v.object({ offers: v.array(productOfferSchema) })
