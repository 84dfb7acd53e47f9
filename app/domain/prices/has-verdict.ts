import { type Conditioned, isConditional } from '../offers/offer-conditions.ts'

type Price = Conditioned & { isWholesale?: boolean | undefined; isKeptBack?: boolean | undefined }

/**
 * Whether verdicts on other prices count this one (§3 Compared prices): it is for everybody, or for the shopper of the page, and
 * it is not kept back.
 */
export const isJudged = (price: Price): boolean => !price.isKeptBack && !isConditional(price)

/** Whether a price may have a verdict itself (§3 Compared prices): those of wholesale chains have none. */
export const hasVerdict = (price: Price): boolean => !price.isWholesale && isJudged(price)
