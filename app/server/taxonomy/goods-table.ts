import type { Part } from '#app/domain/categories/parts.ts'

/**
 * Goods of one part of the shop, null for none, in four languages. A row is one kind of goods:
 * `Danish | Norwegian | Swedish | Finnish`, each with all its names, separated by commas, or `-`. A row that is indented is a
 * kind of the one above it. `~` marks goods that others taste of or are made of, so that their name in a longer name
 * often only describes. `?` marks a kind that names of products seldom tell from the one above (`herreparfume`), so that who asks for it may
 * be shown that.
 */
export type GoodsTable = { part: Part | null; rows: string }
