import type { OfferSummary } from '../offers/offer-summary.ts'
import { piecePrice } from '../offers/several-pieces.ts'
import type { Answer } from './pages.ts'

/** The price of a full unit in minor units; infinite if it is unknown, so that any known price is lower. */
export const unitPriceOf = ({ unitPrice }: OfferSummary): number => unitPrice ?? Number.POSITIVE_INFINITY

/**
 * The price by which offers of an answer are compared, in minor units: of a full unit or, if no unit is compared, what one pays
 * for a piece (§2.1).
 */
export const comparedPriceIn = ({ byUnit }: Pick<Answer, 'byUnit'>): ((offer: OfferSummary) => number) =>
  byUnit ? unitPriceOf : piecePrice
