import type { Country } from '#app/domain/locales.ts'
import { unitPrice } from '#app/domain/money.ts'
import { quantityTypeName } from '#app/domain/sizes.ts'
import type { Queryable } from '../db/database.ts'
import { indexProducts } from '../search/index-products.ts'
import { findRepeated } from './find-repeated.ts'
import type { ImportCaches } from './import-caches.ts'
import type { PreparedOffer } from './prepare-offer.ts'
import type { Rejection } from './rejections.ts'
import { resolveChains } from './resolve-chains.ts'
import { type ResolvedVariant, resolveVariantsOfOffers } from './resolve-variants-of-offers.ts'
import type { RowPlace } from './source-row.ts'
import { type OfferRow, upsertOffers } from './upsert-offers.ts'

/** A row that was set aside, and why. */
export type SetAside = RowPlace & { rejection: Rejection }

/** What became of a batch's rows; the four counts and `setAside` add up to them. */
export type BatchResult = {
  inserted: number
  updated: number
  unchanged: number
  duplicates: number
  setAside: SetAside[]
}

const largestUnitPrice = 2_000_000_000

/** Parts a batch's rows into those whose id is new in this run, and those that repeat an earlier row. */
async function withoutRepeated(
  tx: Queryable,
  run: number,
  rows: readonly PreparedOffer[],
): Promise<{ fresh: PreparedOffer[]; duplicates: number; setAside: SetAside[] }> {
  const first = new Map<string, PreparedOffer>()
  const setAside: SetAside[] = []
  let duplicates = 0
  const repeat = ({ line, content }: RowPlace, isSame: boolean) => {
    if (isSame) duplicates += 1
    else setAside.push({ line, content, rejection: otherContent })
  }
  for (const row of rows) {
    const id = `${row.source}\n${row.externalId}`
    const earlier = first.get(id)
    if (earlier) repeat(row, earlier.digest === row.digest)
    else first.set(id, row)
  }
  const seen = [...first].map(([id, { digest }], ord) => ({ ord, id, content: digest }))
  const fresh: (PreparedOffer | undefined)[] = [...first.values()]
  for (const { ord, isSame } of await findRepeated(tx, run, seen)) {
    const row = fresh[ord]
    if (row) repeat(row, isSame)
    fresh[ord] = undefined
  }
  return { fresh: fresh.filter((row) => row !== undefined), duplicates, setAside }
}

const otherContent: Rejection = {
  reason: 'duplicate-id',
  message: 'an earlier row has this id, with other content',
}

const pieceWords: Record<Country, string> = {
  dk: 'stk.',
  no: 'stk',
  se: 'st',
  fi: quantityTypeName('stk', 'fi'),
}

function unitPriceOf({ offer }: PreparedOffer, { size, perType }: ResolvedVariant): number | null {
  const computed = size ? unitPrice(offer.price, size.quantity, size.pieces * offer.units) : undefined
  const amount = computed ?? (offer.unitPricePer === perType ? offer.unitPrice : null)
  return amount !== null && amount > 0 && amount <= largestUnitPrice ? amount : null
}

function rowOf(prepared: PreparedOffer, chainId: number, variant: ResolvedVariant): OfferRow {
  const { offer, source, externalId } = prepared
  return {
    country: offer.country,
    source,
    external_id: externalId,
    chain_id: chainId,
    product_id: variant.productId,
    variant_id: variant.variantId,
    start_date: offer.startDate,
    end_date: offer.endDate,
    units: offer.units,
    unit_type: offer.unitType ?? pieceWords[offer.country],
    price: offer.price,
    regular_price: offer.regularPrice,
    currency: offer.currency,
    unit_price: unitPriceOf(prepared, variant),
    is_highlighted: offer.isHighlighted,
    image_url: offer.imageUrl,
    offer_url: offer.offerUrl,
    defined_description: offer.definedDescription,
  }
}

/**
 * Writes a batch of offers, with the chains, brands, categories, products and variants they need, and indexes the products
 * that are new, all in the caller's transaction. Imports wait for each other here, so that no two add the same brand.
 */
export async function importBatch(
  tx: Queryable,
  caches: ImportCaches,
  run: number,
  rows: readonly PreparedOffer[],
): Promise<BatchResult> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtext('import')), set_config('plan_cache_mode', 'force_custom_plan', true)`,
  )
  const { fresh, duplicates, setAside } = await withoutRepeated(tx, run, rows)
  const chainIds = await resolveChains(tx, caches, fresh)
  const { variants, changedProducts } = await resolveVariantsOfOffers(tx, caches, fresh)
  const offerRows = fresh.map((row, at) => {
    const chainId = chainIds.get(row.chainKey)
    const variant = variants[at]
    if (chainId === undefined || !variant) throw new Error(`the row of line ${row.line} was not resolved`)
    return rowOf(row, chainId, variant)
  })
  const { inserted, updated } = await upsertOffers(tx, offerRows)
  await indexProducts(tx, changedProducts)
  return { inserted, updated, unchanged: fresh.length - inserted - updated, duplicates, setAside }
}
