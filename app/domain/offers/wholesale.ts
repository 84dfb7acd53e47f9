/** What the four countries call kinds of chains that sell to businesses, besides the two names of §7.1. */
const words = [
  ...['engros', 'internt?\\s?brug', 'grossist', 'grosshand', 'storhand', 'partihand', 'tukku'],
  ...['storhusholdning', 'storhushåll', 'storkøkken', 'storkjøkken', 'storkök', 'suurkeittiö'],
  ...['cash\\s?(?:&|\\+|and|og|och|ja)\\s?carry', 'food\\s?service', 'horeca', 'wholesale', 'b2b'],
]

/** The names as a regular expression, in any case; the migration that marked the stored kinds has the same text. */
export const wholesaleNames = words.join('|')
const wholesaleName = new RegExp(wholesaleNames, 'i')

/** Whether a kind of chain, by its name, sells to businesses or is for internal use, and so is not for shoppers. */
export function isWholesaleName(chainCategory: string): boolean {
  return wholesaleName.test(chainCategory.normalize())
}
