import { eachOnce, type HadItem, hadItemOf, hadKey } from '#app/domain/list/had-items.ts'
import type { SuggestedGoods } from '#app/domain/list/item-suggestions.ts'
import { readTypedItem } from '#app/domain/list/read-typed-item.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { comparable, hasTypedLetters, matchOf } from '#app/domain/list/typed-match.ts'
import { cleanTerm } from '#app/domain/search/search-term.ts'

/** The server's goods for what was typed. */
export type Answer = { term: string; goods: readonly SuggestedGoods[] }

/**
 * A suggestion: an item that the household had before, with the goods of that name if the server knows them; goods; or the words
 * as they are typed.
 */
export type Row =
  | { kind: 'had'; item: HadItem; goods?: SuggestedGoods }
  | { kind: 'goods'; goods: SuggestedGoods }
  | { kind: 'typed' }

/** What a row puts on the list: a text as if it were typed, and the place that the item had. */
export type Chosen = { text: string; placeName: string | null }

/** Tells a row from the others. */
export const rowKey = (row: Row): string =>
  row.kind === 'had' ? `had ${hadKey(row.item)}` : row.kind === 'goods' ? `goods ${row.goods.name}` : 'typed'

type Known = {
  text: string
  /** The items on the list, and what the device knows from before, the latest first. */
  items: readonly ShoppingListItem[]
  had: readonly HadItem[]
  answer: Answer | null
}

/** So many rows there are at most. */
const mostRows = 6
const mostHad = 2
const mostGoods = mostRows - mostHad - 1

/** The name in what is typed, which is looked for: `mæ` of `3x mæ`. */
export const termOf = (text: string): string => cleanTerm(readTypedItem(text)?.itemName ?? '')

/** What the household had before and has not on its list now, the best match first. */
function hadFor(term: string, { items, had }: Known): HadItem[] {
  const missing = new Set(items.filter(({ checked }) => !checked).map(({ name }) => comparable(name)))
  const wanted = comparable(term)
  const matching = eachOnce([...items.map(hadItemOf).reverse(), ...had]).flatMap((item) => {
    const name = comparable(item.name)
    const match = missing.has(name) ? undefined : matchOf(name, wanted)
    return match === undefined ? [] : [{ item, match, hasLetters: hasTypedLetters(item.name, term) }]
  })
  return matching
    .sort((a, b) => Number(b.hasLetters) - Number(a.hasLetters) || a.match - b.match)
    .map(({ item }) => item)
}

/** The goods that are known for what is typed: those of an answer to another text, as far as they have it too. */
function goodsFor(term: string, answer: Answer | null): readonly SuggestedGoods[] {
  if (answer === null) return []
  return answer.term === term
    ? answer.goods
    : answer.goods.filter(({ name }) => matchOf(comparable(name), comparable(term)) !== undefined)
}

/** The suggestions for a text, in their order: what was had before, goods, and always, last, the words as typed. */
export function rowsFor(known: Known): Row[] {
  const term = termOf(known.text)
  const goods = goodsFor(term, known.answer).slice(0, mostGoods)
  const had = hadFor(term, known).slice(0, mostHad)
  const named = (name: string) => (each: { name: string }) => comparable(each.name) === comparable(name)
  return [
    ...had.map((item): Row => {
      const same = goods.find(named(item.name))
      return { kind: 'had', item, ...(same && { goods: same }) }
    }),
    ...goods
      .filter(({ name }) => !had.some(named(name)))
      .map((each): Row => ({ kind: 'goods', goods: each })),
    { kind: 'typed' },
  ]
}

/** The row at a place; none if the place is null, in the text. */
export const rowAt = (rows: readonly Row[], place: number | null): Row | undefined =>
  rows.find((_, at) => at === place)

/** A text with another name in it: `3x mæ` becomes `3x mælk`. */
function withName(text: string, written: string, name: string): string {
  const place = text.lastIndexOf(written)
  return place < 0 ? name : text.slice(0, place) + name + text.slice(place + written.length)
}

/** What a row puts on the list. A number that is typed counts before the one that was had. */
export function chosenOf(row: Row, text: string): Chosen {
  const typed = readTypedItem(text)
  if (row.kind === 'typed' || !typed) return { text, placeName: null }
  if (row.kind === 'goods') return { text: withName(text, typed.itemName, row.goods.name), placeName: null }
  const { name, placeName, quantity } = row.item
  const isAsTyped = typed.quantity > 1 || quantity === 1
  return { text: isAsTyped ? withName(text, typed.itemName, name) : `${quantity} x ${name}`, placeName }
}
