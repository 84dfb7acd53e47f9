/**
 * The weights of the search, all in one place. A word of a search scores by the best way in which a product has it; the
 * score of a product is the sum over the words.
 */
export const scores = {
  /** It says what the product is: `mælk` of `Mælk`. */
  head: 20,
  /** The same in another form: `tomat` of `Tomater`. */
  headForm: 18,
  /** It is another name of what the product is: `tørkerull` of `Kjøkkenrull`. */
  goods: 18,
  /** It ends the compound that says what the product is, in any form: `mælk` of `Letmælk`. */
  headEnd: 15,
  /** It is the kind of what the product is: `ost` of `Brie`. */
  kind: 14,
  /** It is the brand, or another word of the name. */
  named: 13,
  /** It is what the shelf is named after. */
  shelf: 10,
  /** It begins the compound that says what the product is, and is what that is made of: `laks` of `Laksefilet`. */
  material: 9,
  /** It ends a compound of the shelf's name. */
  shelfEnd: 9,
  /**
   * It begins the compound that says what the product is, which is of the same part of the shop: `spidskål` of
   * `Spidskålssalat`.
   */
  modifier: 7,
  /** It is another word of the name in another form. */
  namedForm: 7,
  /** It begins a short name of what the product is, and may be unfinished: `mæl` of `Letmælk`. */
  completed: 8,
  /** It begins the word that says what the product is, and may be unfinished. */
  headBegun: 7,
  /** It is one of several goods that the shelf is named after, and nothing tells that it is another. */
  possible: 5,
  /** It begins another word of name, brand or shelf, and may be unfinished. */
  begun: 6,
  /** It ends a word, and is no known word itself. */
  end: 4,
  /** The product has it only as a flavour, or as a part of a word that is something else. */
  mention: 1,
  /** More, if the word and the product belong into the same part of the shop. */
  samePart: 1,
} as const

/** So many points less has what is less typical of the searched goods. They change the order only, not what is shown. */
export const lessTypical = {
  /** Its name offers one of several goods: `Ketchup eller remoulade`. */
  mixed: 3,
  /** Few of the products that are what the search names stand where it does: `Kahvi` on the shelf of liqueurs. */
  rare: 6,
} as const
/** Few are fewer than this share of those in the place where most stand. */
export const rareShare = 1 / 6

/** The fewest points for the word that says what is wanted: below it, a product is not shown. */
export const leastShown = scores.end
/** The same for sponsored products and for categories: the end of a word alone never qualifies for them. */
export const leastSponsored = scores.begun
/**
 * Less likely matches than this share of the best score are not shown beside products that are what the search names, each
 * of its words by at least `leastNamed`. What is the wanted goods itself, in any form, is always shown.
 */
export const leastShare = { ofOneWord: 0.43, ofSeveral: 0.6 } as const
export const leastNamed = scores.kind
/** If the best product has fewer points, the words may be misspelt: then words that were likely meant are tried too. */
export const leastCertain = scores.headBegun + scores.samePart + 1
