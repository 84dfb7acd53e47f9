/**
 * What shoppers are told that we have corrected of an offer since the feed told it: its price, or all of it, because it is not
 * to be had as told.
 */
export const offerCorrections = ['price', 'withdrawn'] as const
export type OfferCorrection = (typeof offerCorrections)[number]
