import type { Size } from '#app/domain/offers/sizes.ts'
import type { ImportedOffer } from './imported-offer.ts'
import type { RowPlace } from './source-row.ts'

/** A name, and the key by which its row is found. */
export type Named = { name: string; key: string }

/**
 * The product of an offer: the brand, the name without brand and size, and the size. Offers with the same keys and size
 * have the same variant, at any chain if `isTelling`: else its words may be of different goods at different chains.
 * `spelling` is the folded name as the feed writes it.
 */
export type Identity = {
  brand: Named | null
  parentBrand: Named | null
  name: Named
  size: Size | null
  isTelling: boolean
  spelling: string
}

/**
 * An offer with everything that can be computed without the database: `source` and `externalId`, which identify it, and
 * the keys of the rows that it refers to.
 */
export type PreparedOffer = RowPlace & {
  offer: ImportedOffer
  source: string
  externalId: string
  chainKey: string
  identity: Identity
}
