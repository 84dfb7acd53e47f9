/**
 * SQL that is true if the price of an offer is not kept back for being far from what its product has cost. Alerts are about
 * such prices only (§3 Compared prices).
 */
export const isTold = (offer: string): string => `${offer}.kept_back_at is null`

/**
 * SQL that is true if the price of an offer is one for everybody and is not kept back. Verdicts are about such prices only
 * (§3 Compared prices).
 * @param met the conditions in SQL that a shopper meets, if the prices that ask these are theirs too.
 */
export const isJudged = (offer: string, met?: string): string => {
  const isTheirs = met ? ` or ${offer}.conditions <@ ${met}` : ''
  return `(${isTold(offer)} and (${offer}.conditions is null${isTheirs}))`
}

/** SQL that orders offers whose price is not judged after all others: the lowest price is not to be theirs. */
export const unjudgedLast = (offer: string, met?: string): string => `not ${isJudged(offer, met)}`

/**
 * SQL for the mark of an offer that shoppers report, in place of the moment since when its price is kept back: no import
 * releases it, only an operator who has looked at it, or a feed that changes the price.
 */
export const reportedUntilLookedAt = `'infinity'::timestamptz`
