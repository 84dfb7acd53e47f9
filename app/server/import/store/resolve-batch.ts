import type { Queryable } from '../../db/database.ts'
import { indexProducts } from '../../search/index/index-products.ts'
import type { WrittenDocument } from '../../search/index/search-changes.ts'
import type { PreparedOffer } from '../row/prepared-offer.ts'
import { correctRows } from './corrections/read-corrections.ts'
import type { ImportCaches } from './resolve/import-caches.ts'
import { resolveChains } from './resolve/resolve-chains.ts'
import { resolveVariantsOfOffers } from './resolve/resolve-variants-of-offers.ts'
import type { ResolvedOffer } from './write/upsert-offers.ts'
import { offerRow } from './write/upsert-row.ts'

/**
 * Finds or adds the chains, brands, categories, products and variants that a batch of offers needs, and indexes new
 * products, all in the caller's transaction. Imports wait for each other here, so that no two add the same brand.
 * @returns the offers as rows of their table, as operators have corrected them, the search documents that were written, and the products beside theirs whose
 * chains changed.
 */
export async function resolveBatch(
  tx: Queryable,
  caches: ImportCaches,
  offers: readonly PreparedOffer[],
): Promise<{ offers: ResolvedOffer[]; documents: WrittenDocument[]; products: number[] }> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('import products'))`)
  const chains = await resolveChains(tx, caches, offers)
  const { variants, changedProducts } = await resolveVariantsOfOffers(tx, caches, offers)
  const documents = await indexProducts(tx, changedProducts)
  const resolved = offers.map((offer, at) => {
    const { line, content } = offer
    const chainId = chains.ids.get(offer.chainKey)
    const variant = variants[at]
    if (chainId === undefined || !variant) throw new Error(`the row of line ${line} was not resolved`)
    return { line, content, row: offerRow(offer, chainId, variant) }
  })
  const rows = await correctRows(
    tx,
    resolved.map(({ row }) => row),
  )
  const corrected = resolved.map((offer, at) => ({ ...offer, row: rows[at] ?? offer.row }))
  return { offers: corrected, documents, products: chains.products }
}
