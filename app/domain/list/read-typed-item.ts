import { plainLine } from '../text/plain-line.ts'
import { heldQuantity } from './list-change.ts'
import { maximumNameLength } from './shopping-list.ts'

/** What a shopper typed into the list's field: the name of an item, and how many pieces of it. */
export type TypedItem = { itemName: string; quantity: number }

/** The words for pieces in Danish, Norwegian, Swedish and Finnish. */
const piece = 'stk\\.?|stykke|stykker|styk|st\\.?|styck|stycken|kpl\\.?|kappaletta|kappale'
const count = '(?<count>[1-9]\\d{0,5})'
const name = '(?<name>\\S.*?)'
/** `3 x æg`, `2 stk. mælk`, `mælk 2 stk`, `mælk x 2`. A number alone belongs to the name: `7 Up`. */
const counted = [
  `^${count} ?[x×*] ?${name}$`,
  `^${count} ?(?:${piece}) ${name}$`,
  `^${name},? ${count} ?(?:${piece}|[x×])$`,
  `^${name},? [x×] ?${count}$`,
].map((text) => new RegExp(text, 'iu'))

/** How many characters may stand beside the longest name, as `999999 kappaletta`. */
const longestCount = 20

const itemOf = (name: string, quantity: number): TypedItem => ({
  itemName: plainLine(name, maximumNameLength),
  quantity,
})

/**
 * Reads a text that a shopper typed or pasted as one item. A number of pieces becomes the quantity; everything else, such as
 * an amount (`2 l mælk`), stays in the name.
 * @returns undefined if the text is blank.
 */
export function readTypedItem(text: string): TypedItem | undefined {
  const line = plainLine(text, maximumNameLength + longestCount).replace(/\s+/g, ' ')
  if (line === '') return undefined
  for (const pattern of counted) {
    const found = pattern.exec(line)?.groups
    if (found?.name) return itemOf(found.name, heldQuantity(Number(found.count)))
  }
  return itemOf(line, 1)
}
