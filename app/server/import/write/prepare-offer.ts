import { hash } from 'node:crypto'
import { foldForKey } from '#app/domain/search/folding.ts'
import type { ImportedOffer } from '../normalise/imported-offer.ts'
import type { RowPlace } from '../read/source-row.ts'
import { remembered } from '../resolve/bounded-map.ts'
import { type Identity, identifyProduct } from '../resolve/identify-product.ts'

/**
 * An offer with everything that can be said of it without the database: `source` and `externalId`, by which it is found
 * again, and the keys of what it refers to.
 */
export type PreparedOffer = RowPlace & {
  offer: ImportedOffer
  source: string
  externalId: string
  chainKey: string
  identity: Identity
}

const keyOfChain = remembered(5_000, foldForKey)

/** The id of an offer without one: what it is on and when, so that a new price finds the old offer. */
function derivedId(
  { gtin, startDate, endDate, units }: ImportedOffer,
  { brand, name, size }: Identity,
): string {
  const text = JSON.stringify([brand?.key, name.key, size, gtin, startDate, endDate, units])
  return `made-${hash('sha1', text, 'base64url')}`
}

/** Prepares an offer for its batch. One without a source is its chain's, in whatever format that comes. */
export function prepareOffer({ line, content }: RowPlace, offer: ImportedOffer): PreparedOffer {
  const chainKey = `${offer.country}:${keyOfChain(offer.chain)}`
  const identity = identifyProduct(offer)
  return {
    line,
    content,
    offer,
    source: offer.source ?? `feed:${chainKey}`,
    externalId: offer.id ?? derivedId(offer, identity),
    chainKey,
    identity,
  }
}
