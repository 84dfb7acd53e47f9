import type { Part } from '#app/domain/categories/parts.ts'

/**
 * Goods of one part of the shop, null for none, in four languages. A row is one kind of goods: `Danish | Norwegian |
 * Swedish | Finnish`, each with all its names, separated by commas, or `-`. A row that is indented is a kind of the one
 * above it. `~` marks goods that others taste of or are made of, so that their name in a longer name often only
 * describes. `?` marks a kind that product names seldom say: they use the name of the kind above (`Parfume` for
 * `herreparfume`). A search for it may show the kind above.
 */
export type GoodsTable = { part: Part | null; rows: string }
