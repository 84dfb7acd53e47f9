/**
 * SQL that is true if the price of an offer is not kept back for being far from what its product has cost. Alerts are about
 * such prices only (§3 Compared prices).
 */
export const isTold = (offer: string): string => `${offer}.kept_back_at is null`

/**
 * SQL that is true if the price of an offer is one for everybody and is not kept back. Verdicts are about such prices only
 * (§3 Compared prices).
 */
export const isJudged = (offer: string): string => `(${isTold(offer)} and ${offer}.conditions is null)`

/** SQL that orders offers whose price is not judged after all others: the lowest price is not to be theirs. */
export const unjudgedLast = (offer: string): string => `not ${isJudged(offer)}`

/**
 * SQL for the mark of an offer that shoppers report, in place of the moment since when its price is kept back: no import
 * releases it, only an operator who has looked at it, or a feed that changes the price.
 */
export const reportedUntilLookedAt = `'infinity'::timestamptz`
