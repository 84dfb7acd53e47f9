/** SQL for the ids of the chains that are wholesale, as an array, which a statement reads once. */
export const wholesaleChains = `array(
  select c.id from chains c join chain_categories k on k.id = c.chain_category_id where k.is_wholesale)`

/**
 * SQL that is true if the chain of an offer is not wholesale. Verdicts, counts and front pages are about these only (§3
 * Product offer).
 */
export const isAtShop = (offer: string): string => `${offer}.chain_id <> all(${wholesaleChains})`
