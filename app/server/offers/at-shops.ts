/** SQL for the ids of the chains that are wholesale, as an array, which a statement reads once. */
export const wholesaleChains = `array(
  select c.id from chains c join chain_categories k on k.id = c.chain_category_id where k.is_wholesale)`

/**
 * SQL for whether an offer is of a chain that is not wholesale. Verdicts, counts and front pages are about these only
 * (product: Search and offers).
 */
export const isAtShop = (offer: string): string => `${offer}.chain_id <> all(${wholesaleChains})`
