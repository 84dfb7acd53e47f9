import type { Part } from '#app/domain/categories/parts.ts'

/**
 * The words of a language that tell a product's part of the shop. `goods` name what a product is, `dishes` what it is
 * whatever else is named, and `flavours` what it is made of or tastes of, if no other word says what it is. A word
 * matches itself, its inflected forms and compounds that end in it; one of three letters or fewer matches compounds
 * only with a leading `-`, and one with a leading `=` none. One with a leading `!` is not what it ends in: `sodavand`
 * is no water. `states` tell the part but never say what the product is: `frosne`. `others` are goods of no part that
 * end like some of a part; `ignored` are descriptions that look like goods.
 */
export type PartWords = Partial<
  Record<Part, { dishes?: string; goods?: string; states?: string; flavours?: string }>
> & {
  others?: string
  ignored?: string
}
