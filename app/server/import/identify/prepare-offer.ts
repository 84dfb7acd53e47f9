import { hash } from 'node:crypto'
import { foldForKey } from '#app/domain/search/folding.ts'
import { remembered } from '../../remembered.ts'
import type { ImportedOffer } from '../row/imported-offer.ts'
import type { PreparedOffer } from '../row/prepared-offer.ts'
import type { RowPlace } from '../row/source-row.ts'
import { identifyProduct } from './identify-product.ts'

const keyOfChain = remembered(5_000, foldForKey)

/** The id of an offer without one: its product and its period as the feed states them, so that a new price updates it. */
function derivedId(offer: ImportedOffer): string {
  const stated = { ...offer, ...offer.stated }
  const { brand, spelling, size } = identifyProduct(stated)
  const { gtin, startDate, endDate, units } = stated
  const text = JSON.stringify([brand?.key, spelling, size, gtin, startDate, endDate, units])
  return `made-${hash('sha1', text, 'base64url')}`
}

/** Prepares an offer for its batch. Without a source, the source is its chain, whatever the format. */
export function prepareOffer({ line, content }: RowPlace, offer: ImportedOffer): PreparedOffer {
  const chainKey = `${offer.country}:${keyOfChain(offer.chain)}`
  return {
    line,
    content,
    offer,
    source: offer.source ?? `feed:${chainKey}`,
    externalId: offer.id ?? derivedId(offer),
    chainKey,
    identity: identifyProduct(offer),
  }
}
