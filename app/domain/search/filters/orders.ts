/**
 * The orders of results, in which they are offered; the first is that of an address that says none. What each needs besides has
 * a record by its name, without which it does not compile: its SQL (app/server/search/rank/orders.ts), and its words
 * (app/features/offers/results/filters/use-filter-words.ts).
 */
export const sortOrders = ['relevance', 'price', 'unit-price', 'end-date', 'chain'] as const
export type SortOrder = (typeof sortOrders)[number]
