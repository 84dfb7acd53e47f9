type Price = { isWholesale?: boolean | undefined; isKeptBack?: boolean | undefined }

/**
 * Whether a price may have a verdict (§3 Compared prices). The price of a wholesale chain has none, and one that is kept back
 * has none.
 */
export const hasVerdict = ({ isWholesale, isKeptBack }: Price): boolean => !isWholesale && !isKeptBack
