import { isPart, type Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { LexiconError, linesOf } from '../lexicon-file.ts'
import { hasMark } from '../marks.ts'

/** One kind of goods: its names as written, by country, and what it is a kind of. */
export type Goods = {
  /** Its id in the lexicon and its part. */
  id: string
  part: Part | null
  /** Whether other goods taste of it or are made of it, so that its name often only describes. */
  isFlavour: boolean
  /** Whether product names seldom say this kind, but use the name of the kind above. */
  isUntold: boolean
  /** Whether other kinds of the kind above will do too. */
  isAnyKind: boolean
  /** The marks of its line, separated by spaces. */
  marks: string
  names: Record<Country, readonly string[]>
  parent: Goods | undefined
}

/** The columns of `departments.tsv` and of the files in `goods/`; lexicon/README.md describes each. */
export const departmentColumns = ['department', 'part', 'holds'] as const
export const goodsColumns = ['id', 'parent', 'marks', 'da', 'no', 'sv', 'fi'] as const

const noNames: readonly string[] = []

/** The names of a cell. The star of those that are names of other goods too is for the reader of the lexicon. */
function namesIn(cell: string): readonly string[] {
  if (cell === '') return noNames
  const names = cell.split(', ')
  return cell.includes('*') ? names.map((name) => (name.endsWith('*') ? name.slice(0, -1) : name)) : names
}

function* goodsOfDepartment(department: string, part: Part | null, folder?: string): Generator<Goods> {
  const file = `goods/${department}.tsv`
  /** By their ids; of goods that are there again, the last. */
  const above = new Map<string, Goods>()
  for (const { at, cells } of linesOf(file, goodsColumns, folder)) {
    const [id = '', parent = '', marks = '', da = '', no = '', sv = '', fi = ''] = cells
    const parentGoods = above.get(parent)
    if (parent !== '' && !parentGoods)
      throw new LexiconError(`lexicon/${file}:${at}, parent: there is no ${parent} above`)
    const goods: Goods = {
      id: `${id}/${part ?? ''}`,
      part,
      isFlavour: hasMark('goods', marks, 'flavour'),
      isUntold: hasMark('goods', marks, 'untold'),
      isAnyKind: hasMark('goods', marks, 'any'),
      marks,
      names: { dk: namesIn(da), no: namesIn(no), se: namesIn(sv), fi: namesIn(fi) },
      parent: parentGoods,
    }
    above.set(id, goods)
    yield goods
  }
}

/**
 * The goods of all departments, each after what it is a kind of. Their order tells which of several goods with one name is
 * meant if nothing else does.
 * @throws LexiconError if a file cannot be read.
 */
export function readGoods(folder?: string): Goods[] {
  return [...linesOf('departments.tsv', departmentColumns, folder)].flatMap(
    ({ cells: [department = '', part = ''] }) => [
      ...goodsOfDepartment(department, isPart(part) ? part : null, folder),
    ],
  )
}
