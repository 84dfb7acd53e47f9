import { checkOffer, type OfferInput } from '#app/server/import/offer/check-offer.ts'
import { isRejection } from '#app/server/import/row/rejections.ts'
import type { ImportRow } from '#app/server/import/row/source-row.ts'

/** The rows of a file of offers, as an import reads them. */
export function rowsOf(offers: readonly OfferInput[]): ImportRow[] {
  return offers.map((input, at) => {
    const offer = checkOffer(input)
    const place = { line: at + 1, content: `row ${at + 1}` }
    return isRejection(offer) ? { ...place, rejection: offer } : { ...place, offer }
  })
}
