import type { Country } from '#app/domain/locale/locales.ts'
import { type QuantityType, type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import type { Queryable } from '../../db/database.ts'
import type { ImportedOffer } from '../normalise/imported-offer.ts'
import type { PreparedOffer } from '../write/prepare-offer.ts'
import type { Wanted } from './ensure-rows.ts'
import type { Identity } from './identify-product.ts'
import type { ImportCaches } from './import-caches.ts'
import { resolveBrands } from './resolve-brands.ts'
import { categoryKey, resolveCategories } from './resolve-categories.ts'
import { addGtins, type CountryGtin, findGtins, type GtinVariant, gtinKey } from './resolve-gtins.ts'
import { resolveProducts, type WantedProduct } from './resolve-products.ts'
import { resolveVariants } from './resolve-variants.ts'

/** The variant of an offer, its product, and the size that the unit price is for. */
export type ResolvedVariant = {
  variantId: number
  productId: number
  size: Size | null
  perType: QuantityType | null
}

/** An offer whose variant is to be found: by a known trade number, or by its names. */
type Claim = {
  offer: ImportedOffer
  identity: Identity
  known: GtinVariant | undefined
  claimed: CountryGtin | undefined
}

function sizeOfVariant({ quantity, quantityType, pieces }: GtinVariant): Size | null {
  return quantity !== null && quantityType !== null ? { quantity, quantityType, pieces } : null
}

/** Whether two sizes cannot be of one variant, so that a shared trade number must be wrong. */
function contradicts(a: Size | null, b: Size | null): boolean {
  return (
    a !== null && b !== null && (a.quantityType !== b.quantityType || totalQuantity(a) !== totalQuantity(b))
  )
}

/**
 * Decides the variant of each offer. A trade number that is known, or that an earlier offer of the batch has, decides
 * unless the sizes contradict it; otherwise the names decide.
 */
function claims(offers: readonly PreparedOffer[], known: ReadonlyMap<string, GtinVariant>): Claim[] {
  const first = new Map<string, Identity>()
  return offers.map(({ offer, identity: own }): Claim => {
    const { country, gtin } = offer
    if (gtin === null) return { offer, identity: own, known: undefined, claimed: undefined }
    const key = gtinKey({ country, gtin })
    const variant = known.get(key)
    if (variant) {
      const isBelieved = !contradicts(own.size, sizeOfVariant(variant))
      return { offer, identity: own, known: isBelieved ? variant : undefined, claimed: undefined }
    }
    const claimant = first.get(key)
    if (!claimant) {
      first.set(key, own)
      return { offer, identity: own, known: undefined, claimed: { country, gtin } }
    }
    const identity = contradicts(own.size, claimant.size) ? own : { ...claimant, size: claimant.size }
    return { offer, identity, known: undefined, claimed: undefined }
  })
}

function productKey(country: Country, { brand, name }: Identity): string {
  return `${country}/${brand?.key ?? ''}/${name.key}`
}

/** The quantity type if only the unit price is known. */
function typeOf(offer: ImportedOffer, size: Size | null): QuantityType | null {
  return size?.quantityType ?? (offer.unitPrice === null ? null : offer.unitPricePer)
}

function variantRow(productId: number, offer: ImportedOffer, size: Size | null): Wanted & { key: string } {
  const quantity = size?.quantity ?? null
  const quantity_type = typeOf(offer, size)
  const pieces = size?.pieces ?? 1
  return {
    key: `${productId}/${quantity}/${quantity_type}/${pieces}`,
    product_id: productId,
    quantity,
    quantity_type,
    pieces,
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

  const rows = new Map<string, Wanted>()
  const places = all.map(({ offer, identity, known }) => {
    if (known) return undefined
    const productId = productIds.get(productKey(offer.country, identity))
    if (productId === undefined) throw new Error(`no product for ${identity.name.name}`)
    const { key, ...row } = variantRow(productId, offer, identity.size)
    rows.set(key, row)
    return { key, productId }
  })
  const variantIds = await resolveVariants(tx, caches, rows)

  const claimed: (CountryGtin & { variant_id: number })[] = []
  const variants = all.map((claim, at): ResolvedVariant => {
    const { offer, identity } = claim
    const place = places[at]
    if (claim.known) {
      const size = sizeOfVariant(claim.known) ?? identity.size
      const { variantId, productId } = claim.known
      return { variantId, productId, size, perType: claim.known.quantityType }
    }
    const variantId = place && variantIds.get(place.key)
    if (!place || variantId === undefined) throw new Error(`no variant for ${identity.name.name}`)
    if (claim.claimed) claimed.push({ ...claim.claimed, variant_id: variantId })
    return {
      variantId,
      productId: place.productId,
      size: identity.size,
      perType: typeOf(offer, identity.size),
    }
  })
  await addGtins(tx, claimed)
  return { variants, changedProducts: [...new Set([...changed, ...brands.changedProducts])] }
}
