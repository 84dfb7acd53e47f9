/** SQL for the ids of the chains that are wholesale, as an array, which a statement reads once. */
export const wholesaleChains = `array(
  select c.id from chains c join chain_categories k on k.id = c.chain_category_id where k.is_wholesale)`

/**
 * SQL that is true if the chain of an offer is not wholesale. Verdicts, counts and front pages are about these only (§3
 * Product offer).
 */
export const isAtShop = (offer: string): string => `${offer}.chain_id <> all(${wholesaleChains})`

/**
 * SQL that is true if an offer is of the chosen chains or, if none is chosen, at shops.
 * @param chosen a parameter of ids.
 */
export const isAtChains = (offer: string, chosen: string): string =>
  `(${offer}.chain_id = any(${chosen}) or cardinality(${chosen}) = 0 and ${isAtShop(offer)})`
