import type { Queryable } from '../db/database.ts'
import { indexProducts } from '../search/index-products.ts'
import type { ImportCaches } from './import-caches.ts'
import { offerRow } from './offer-row.ts'
import type { PreparedOffer } from './prepare-offer.ts'
import { resolveChains } from './resolve-chains.ts'
import { resolveVariantsOfOffers } from './resolve-variants-of-offers.ts'
import type { OfferRow } from './upsert-offers.ts'
import { type SetAside, withoutRepeated } from './without-repeated.ts'

/** What is to be written of a batch, and what is not: rows that repeat earlier ones. */
export type ResolvedBatch = { rows: OfferRow[]; duplicates: number; setAside: SetAside[] }

/**
 * Finds or adds the chains, brands, categories, products and variants that a batch of offers needs, and indexes the products
 * that are new, all in the caller's transaction. Imports wait for each other here, so that no two add the same brand.
 */
export async function resolveBatch(
  tx: Queryable,
  caches: ImportCaches,
  run: number,
  offers: readonly PreparedOffer[],
): Promise<ResolvedBatch> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('import products'))`)
  const { fresh, duplicates, setAside } = await withoutRepeated(tx, run, offers)
  const chainIds = await resolveChains(tx, caches, fresh)
  const { variants, changedProducts } = await resolveVariantsOfOffers(tx, caches, fresh)
  await indexProducts(tx, changedProducts)
  const rows = fresh.map((offer, at) => {
    const chainId = chainIds.get(offer.chainKey)
    const variant = variants[at]
    if (chainId === undefined || !variant) throw new Error(`the row of line ${offer.line} was not resolved`)
    return offerRow(offer, chainId, variant)
  })
  return { rows, duplicates, setAside }
}
