/**
 * What an import changed that search depends on: the products whose offers changed, and the products whose documents were
 * written, with the former document if it was found by searches.
 */
export type SearchChanges = { products: Set<number>; documents: Map<number, string | null> }

/** A document that was written. */
export type WrittenDocument = { productId: number; former: string | null }

/** From so many products on, refreshing the whole country costs less than looking up what they change. */
const mostChanged = 200

export const noChanges = (): SearchChanges => ({ products: new Set(), documents: new Map() })

/** Whether so much has changed that the details are not kept any more. */
export const areMany = ({ products, documents }: SearchChanges): boolean =>
  products.size + documents.size > mostChanged

export function noteProducts(changes: SearchChanges, productIds: readonly number[]): void {
  if (areMany(changes)) return
  for (const id of productIds) changes.products.add(id)
}

/** Of a document that is written twice, the first former one counts. */
export function noteDocuments(changes: SearchChanges, written: readonly WrittenDocument[]): void {
  if (areMany(changes)) return
  for (const { productId, former } of written)
    if (!changes.documents.has(productId)) changes.documents.set(productId, former)
}
