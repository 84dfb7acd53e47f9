import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import type { GoodsTable } from './goods-table.ts'

/** One kind of goods: its names as written, by country, and what it is a kind of. */
export type Goods = {
  /** Its first name, folded, and its part; rows of one part that begin alike are the same goods. */
  id: string
  part: Part | null
  /** Whether other goods taste of it or are made of it, so that its name often only describes. */
  isFlavour: boolean
  /** Whether product names seldom say this kind, but use the name of the kind above. */
  isUntold: boolean
  names: Record<Country, readonly string[]>
  parent: Goods | undefined
}

const none = '-'
const indentation = 2
const noNames: readonly string[] = []

const namesOf = (cell = none) => (cell === none ? noNames : cell.split(',').map((name) => name.trim()))

/**
 * The goods of a table, each after what it is a kind of.
 * @throws Error if a row has not one cell for each country, or is indented too far.
 */
export function readTable({ part, rows }: GoodsTable): Goods[] {
  const goods: Goods[] = []
  const above: Goods[] = []
  for (const row of rows.split('\n').filter((line) => line.trim() !== '')) {
    const [, spaces = '', marks = '', text = ''] = /^( *)([~?]*)(.*)$/.exec(row) ?? []
    const depth = spaces.length / indentation
    const cells = text.split('|').map((cell) => cell.trim())
    if (cells.length !== 4 || cells.includes('')) throw new Error(`not four cells: ${row}`)
    if (!Number.isInteger(depth) || depth > above.length) throw new Error(`badly indented: ${row}`)
    above.length = depth
    const [dk, no, se, fi] = cells
    const [first = ''] = namesOf(cells.find((cell) => cell !== none))
    const one: Goods = {
      id: `${wordsOf(fold(first)).join('-')}/${part ?? ''}`,
      part,
      isFlavour: marks.includes('~'),
      isUntold: marks.includes('?'),
      names: { dk: namesOf(dk), no: namesOf(no), se: namesOf(se), fi: namesOf(fi) },
      parent: above.at(-1),
    }
    above.push(one)
    goods.push(one)
  }
  return goods
}
