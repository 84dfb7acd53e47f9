import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import type { GoodsTable } from './goods-table.ts'

/** One kind of goods: its names in a country, as written, and what it is a kind of. */
export type Goods = {
  /** Its first name, folded, and its part; rows of one part that begin alike are the same goods. */
  id: string
  part: Part | null
  /** Whether other goods taste of it or are made of it, so that its name often only describes. */
  isFlavour: boolean
  names: string[]
  parent: Goods | undefined
}

/** The countries of a row's cells. */
const columns: readonly Country[] = ['dk', 'no', 'se', 'fi']
const none = '-'
const indentation = 2

const namesOf = (cell: string): string[] => (cell === none ? [] : cell.split(',').map((name) => name.trim()))

/**
 * The goods of a table with their names in a country, each after what it is a kind of.
 * @throws Error if a row has not one cell for each country, or is indented too far.
 */
export function readTable({ part, rows }: GoodsTable, country: Country): Goods[] {
  const goods: Goods[] = []
  const above: Goods[] = []
  for (const row of rows.split('\n').filter((line) => line.trim() !== '')) {
    const [, spaces = '', mark, text = ''] = /^( *)(~?)(.*)$/.exec(row) ?? []
    const depth = spaces.length / indentation
    const cells = text.split('|').map((cell) => cell.trim())
    if (cells.length !== columns.length || cells.includes('')) throw new Error(`not four cells: ${row}`)
    if (!Number.isInteger(depth) || depth > above.length) throw new Error(`badly indented: ${row}`)
    above.length = depth
    const [first = ''] = namesOf(cells.find((cell) => cell !== none) ?? none)
    const one: Goods = {
      id: `${wordsOf(fold(first)).join('-')}/${part ?? ''}`,
      part,
      isFlavour: mark === '~',
      names: namesOf(cells[columns.indexOf(country)] ?? none),
      parent: above.at(-1),
    }
    above.push(one)
    goods.push(one)
  }
  return goods
}
