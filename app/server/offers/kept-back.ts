/**
 * SQL that is true if the price of an offer is not kept back for being far from what its product has cost. Alerts and verdicts
 * are about such prices only (§3 Compared prices).
 */
export const isJudged = (offer: string): string => `${offer}.kept_back_at is null`

/** SQL that orders offers whose price is kept back after all others: the lowest price is not to be theirs. */
export const keptBackLast = (offer: string): string => `${offer}.kept_back_at is not null`
