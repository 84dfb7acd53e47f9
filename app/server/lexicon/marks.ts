/** The roles by which a word of a name tells which part of the shop a product is of, or none. */
export const meaningRoles = ['dish', 'goods', 'flavour', 'state', 'other', 'description'] as const

/**
 * All that lines of the lexicon may be marked with, by the table that they stand in: marks of goods, of words and of brands,
 * roles of words, uses of packs. lexicon/README.md says what each does, with an example. `npm run lexicon` refuses one that
 * is described nowhere, and one that no code asks for.
 */
export const marks = {
  goods: ['flavour', 'untold', 'any', 'again', 'litres', 'kilos', 'metres', 'inside', 'washes'],
  roles: [
    ...meaningRoles,
    ...(['connective', 'conjunction', 'preposition', 'without', 'purpose', 'origin'] as const),
    ...(['silent', 'home', 'kind', 'general', 'cheese', 'way', 'frozen', 'same', 'fat'] as const),
    ...(['stating', 'unrelated', 'no-animal', 'keeps-s'] as const),
    ...(['holds', 'inside', 'stems', 'unit', 'about', 'at-most', 'at-least', 'range', 'choice'] as const),
    ...(['free', 'besides', 'drained', 'weight', 'abbreviation', 'together', 'singly'] as const),
    ...(['costs', 'usual', 'buying', 'comparing', 'piece-price'] as const),
    ...([
      'class',
      'of-fat',
      'after-brand',
      'good-after-brand',
      'yes',
      'animal',
      'feed',
      'treat',
      'of-animal',
      'for-pets',
    ] as const),
    ...([
      'member-price',
      'members',
      'only-for',
      'app-price',
      'app',
      'only-by',
      'by',
      'coupon-price',
      'coupon',
    ] as const),
    ...(['when', 'shopping', 'purchases', 'above', 'currency', 'delivery', 'customer', 'priced'] as const),
    ...(['months', 'tinned', 'cut', 'preserved'] as const),
  ],
  words: ['ends', 'alone', 'whole', 'first'],
  brands: ['frozen', 'one-animal'],
  packs: ['count', 'container', 'piece', 'packing', 'filled', 'sized', 'pack', 'drink'],
} as const

/** A table of the lexicon that has marks. */
export type MarkedTable = keyof typeof marks
/** One of the marks of a table. */
export type MarkOf<Table extends MarkedTable> = (typeof marks)[Table][number]
export type MeaningRole = (typeof meaningRoles)[number]
export type WordRole = MarkOf<'roles'>

/** Whether a cell of a table, with marks that are separated by spaces, has a mark. */
export const hasMark = <Table extends MarkedTable>(
  _table: Table,
  cell: string,
  mark: MarkOf<Table>,
): boolean => cell === mark || (cell.includes(' ') && cell.split(' ').includes(mark))
