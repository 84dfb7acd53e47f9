import type { OfferDetail } from '#app/domain/partners/partner-pages.ts'
import { presentCard } from '../offers/present-offer.ts'
import type { OfferRow } from '../offers/select-offers.ts'

/** Offers in full, as the viewer shows them. */
export const presentDetails = (rows: OfferRow[]): OfferDetail[] =>
  rows.map((row) => ({ ...presentCard(row), description: row.definedDescription.join(', ') }))
