import type { Country } from '#app/domain/locale/locales.ts'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import type { QuantityType, Size } from '#app/domain/offers/sizes.ts'
import type { Queryable } from '../../../db/database.ts'
import type { ImportedOffer } from '../../row/imported-offer.ts'
import type { Identity, PreparedOffer } from '../../row/prepared-offer.ts'
import { contradicts, type NumberedGood } from './contradicts.ts'
import type { Wanted } from './ensure-rows.ts'
import type { ImportCaches } from './import-caches.ts'
import { resolveBrands } from './resolve-brands.ts'
import { categoryKey, resolveCategories } from './resolve-categories.ts'
import { addGtins, type CountryGtin, findGtins, type GtinVariant, gtinKey, gtinsOf } from './resolve-gtins.ts'
import { resolveProducts, type WantedProduct } from './resolve-products.ts'
import { resolveVariants } from './resolve-variants.ts'

/** The variant of an offer, its product, and the size that the unit price is for. */
export type ResolvedVariant = {
  variantId: number
  productId: number
  size: Size | null
  perType: QuantityType | null
}

/**
 * An offer whose variant is to be found: by a known trade number, by one that the batch brings (`gtin`; `claimed` by the
 * first offer that has it), or by its names, apart from those of other chains if they do not tell the good.
 */
type Claim = {
  offer: ImportedOffer
  identity: Identity
  apart: string
  known?: GtinVariant
  claimed?: CountryGtin
  gtin?: string
}

/** What keeps a variant apart from one of the same names that has another trade number. */
const apartByNumber = (gtin: string) => `gtin ${gtin}`

function sizeOfVariant({ quantity, quantityType, pieces }: GtinVariant): Size | null {
  return quantity !== null && quantityType !== null ? { quantity, quantityType, pieces } : null
}

const goodOf = ({ size, brand, parentBrand }: Identity, offer: ImportedOffer): NumberedGood => ({
  size,
  price: piecePrice(offer),
  // A brand that is only in the name may be another of the maker's: `Guldkorn` of Pågen.
  brand: offer.brand === null ? null : (brand?.key ?? null),
  owner: parentBrand?.key ?? null,
})

/**
 * Decides the variant of each offer. A trade number that is known, or that an earlier offer of the batch has, decides
 * unless brands, or sizes and prices, contradict it; then the names decide, apart from goods of other numbers.
 */
function claims(offers: readonly PreparedOffer[], known: ReadonlyMap<string, GtinVariant>): Claim[] {
  const first = new Map<string, { identity: Identity; good: NumberedGood }>()
  return offers.map(({ offer, identity, chainKey }): Claim => {
    const { country, gtin } = offer
    const named = { offer, identity, apart: identity.isTelling ? '' : `chain ${chainKey}` }
    if (gtin === null) return named
    const key = gtinKey({ country, gtin })
    const good = goodOf(identity, offer)
    const misstated = { ...named, apart: apartByNumber(gtin) }
    const variant = known.get(key)
    if (variant) {
      const held = { ...variant, size: sizeOfVariant(variant) }
      return contradicts(good, held) ? misstated : { ...named, known: variant }
    }
    const claimant = first.get(key)
    if (!claimant) {
      first.set(key, { identity, good })
      return { offer, identity, apart: '', claimed: { country, gtin }, gtin: key }
    }
    return contradicts(good, claimant.good)
      ? misstated
      : { offer, identity: claimant.identity, apart: '', gtin: key }
  })
}

function productKey(country: Country, { brand, name }: Identity): string {
  return `${country}/${brand?.key ?? ''}/${name.key}`
}

/** The quantity type if only the unit price is known. */
function typeOf(offer: ImportedOffer, size: Size | null): QuantityType | null {
  return size?.quantityType ?? (offer.unitPrice === null ? null : offer.unitPricePer)
}

function variantRow(
  productId: number,
  { offer, identity: { size }, apart }: Claim,
): Wanted & { key: string } {
  const quantity = size?.quantity ?? null
  const quantity_type = typeOf(offer, size)
  const pieces = size?.pieces ?? 1
  return {
    key: `${productId}/${quantity}/${quantity_type}/${pieces}/${apart}`,
    product_id: productId,
    quantity,
    quantity_type,
    pieces,
    apart,
  }
}

/**
 * Finds or adds the product and the variant of each offer, with its brand and category.
 * @returns the variants in the order of the offers, and the products that were added or changed.
 */
export async function resolveVariantsOfOffers(
  tx: Queryable,
  caches: ImportCaches,
  offers: readonly PreparedOffer[],
): Promise<{ variants: ResolvedVariant[]; changedProducts: number[] }> {
  const gtins = new Map<string, CountryGtin>()
  for (const { offer } of offers) {
    const { country, gtin } = offer
    if (gtin) gtins.set(gtinKey({ country, gtin }), { country, gtin })
  }
  const known = await findGtins(tx, caches, [...gtins.values()])
  const all = claims(offers, known)
  const named = all.filter((claim) => !claim.known)

  const brands = await resolveBrands(
    tx,
    caches,
    named.map(({ identity }) => identity),
  )
  const categoryIds = await resolveCategories(
    tx,
    caches,
    named.map(({ offer }) => offer),
  )
  const products = new Map<string, WantedProduct>()
  for (const { offer, identity } of named) {
    const { country, imageUrl } = offer
    const key = productKey(country, identity)
    const product = products.get(key) ?? {
      country,
      brandId: identity.brand ? (brands.ids.get(identity.brand.key) ?? null) : null,
      name: identity.name,
      categoryId: null,
      imageUrl: null,
    }
    product.categoryId ??= categoryIds.get(categoryKey(offer) ?? '') ?? null
    product.imageUrl ??= imageUrl
    products.set(key, product)
  }
  const { ids: productIds, changed } = await resolveProducts(tx, caches, products)

  const places = await findPlaces(tx, caches, all, (claim) => {
    const productId = productIds.get(productKey(claim.offer.country, claim.identity))
    if (productId === undefined) throw new Error(`no product for ${claim.identity.name.name}`)
    return productId
  })
  const claimed: (CountryGtin & { variant_id: number })[] = []
  const variants = all.map((claim, at): ResolvedVariant => {
    const { offer, identity } = claim
    if (claim.known) {
      const size = sizeOfVariant(claim.known) ?? identity.size
      const { variantId, productId } = claim.known
      return { variantId, productId, size, perType: claim.known.quantityType }
    }
    const place = places[at]
    if (!place) throw new Error(`no variant for ${identity.name.name}`)
    if (claim.claimed) claimed.push({ ...claim.claimed, variant_id: place.variantId })
    return { ...place, size: identity.size, perType: typeOf(offer, identity.size) }
  })
  await addGtins(tx, claimed)
  return { variants, changedProducts: [...new Set([...changed, ...brands.changedProducts])] }
}

type Place = { variantId: number; productId: number }

/**
 * Finds or adds the variants of claims by their names. A trade number whose names another number has already gets a
 * variant of its own.
 */
async function findPlaces(
  tx: Queryable,
  caches: ImportCaches,
  all: readonly Claim[],
  productOf: (claim: Claim) => number,
): Promise<(Place | undefined)[]> {
  const resolve = async (claims: readonly (Claim | undefined)[]): Promise<(Place | undefined)[]> => {
    const rows = new Map<string, Wanted>()
    const wanted = claims.map((claim) => {
      if (!claim) return undefined
      const productId = productOf(claim)
      const { key, ...row } = variantRow(productId, claim)
      rows.set(key, row)
      return { key, productId }
    })
    const ids = await resolveVariants(tx, caches, rows)
    return wanted.map((want) => want && { productId: want.productId, variantId: ids.get(want.key) ?? 0 })
  }
  const places = await resolve(all.map((claim) => (claim.known ? undefined : claim)))

  const newNumbers = all.flatMap((claim, at) => (claim.claimed ? [{ claim, at }] : []))
  const taken = await gtinsOf(
    tx,
    newNumbers.flatMap(({ at }) => places[at]?.variantId ?? []),
  )
  const apart = new Map<string, string>()
  for (const { claim, at } of newNumbers) {
    const { gtin = '' } = claim.claimed ?? {}
    const variantId = places[at]?.variantId ?? 0
    const holder = taken.get(variantId) ?? gtin
    taken.set(variantId, holder)
    if (holder !== gtin) apart.set(claim.gtin ?? '', apartByNumber(gtin))
  }
  if (apart.size === 0) return places
  const own = await resolve(
    all.map((claim) => {
      const other = apart.get(claim.gtin ?? '')
      return other === undefined ? undefined : { ...claim, apart: other }
    }),
  )
  return places.map((place, at) => own[at] ?? place)
}
