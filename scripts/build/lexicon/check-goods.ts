import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parts } from '#app/domain/categories/parts.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { hasMark, marks } from '#app/server/lexicon/marks.ts'
import { id, oneOf, optional, someOf, written } from './cells.ts'
import { checkRows, type Row } from './check-rows.ts'
import type { Problem } from './problem.ts'

const departmentSchema = v.object({ department: id, part: optional(oneOf(parts, 'part')), holds: written })

const mostWords = 3
/** The letters of the languages, with those of the foreign names that are usual in them. */
const letters = {
  da: 'æøåéèüöäñ',
  no: 'æøåéèüöäòôñ',
  sv: 'åäöéèüñà',
  fi: 'åäöéèüñšž',
}

/** Names separated by commas, each at most once, in lower case; a star behind one says that other goods have it too. */
function names(language: keyof typeof letters) {
  const name = new RegExp(`^[a-z${letters[language]}0-9 .'&+-]+\\*?$`)
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return
      const all = dataset.value.split(', ')
      for (const [place, one] of all.entries()) {
        if (!name.test(one) || one !== one.trim())
          addIssue({
            message: `${one || 'an empty name'} has other letters than names in this language have`,
          })
        else if (one.split(' ').length > mostWords)
          addIssue({ message: `${one} has more than ${mostWords} words` })
        else if (all.indexOf(one) < place) addIssue({ message: `${one} is there twice` })
      }
    }),
  )
}

const goodsSchema = v.object({
  id,
  parent: optional(id),
  marks: someOf(marks.goods, 'mark'),
  ...{ da: names('da'), no: names('no'), sv: names('sv'), fi: names('fi') },
})
type GoodsRow = Row<keyof typeof goodsSchema.entries>
const languages = ['da', 'no', 'sv', 'fi'] as const

/** Where goods stand: the file and line that an id or a name was first seen in. */
type Place = { id: string; file: string; at: number }

/** Checks that the parents stand above, and that ids are there once, but for goods that are there `again`. */
function checkIds(
  file: string,
  part: string,
  rows: readonly GoodsRow[],
  seen: Map<string, Place>,
): Problem[] {
  const above = new Set<string>()
  return rows.flatMap(({ at, cells }) => {
    const problems: Problem[] = []
    if (cells.parent && !above.has(cells.parent))
      problems.push({ file, at, column: 'parent', message: `there is no ${cells.parent} above` })
    above.add(cells.id)
    const key = `${cells.id}/${part}`
    const first = seen.get(key)
    const isAgain = hasMark('goods', cells.marks, 'again')
    if (first && !isAgain)
      problems.push({
        ...{ file, at, column: 'id' },
        message: `${cells.id} is in lexicon/${first.file}:${first.at} too: if these are the same goods below another kind, mark them again`,
      })
    if (!first && isAgain)
      problems.push({
        file,
        at,
        column: 'marks',
        message: `${cells.id} is not above, so that it is not there again`,
      })
    if (!first) seen.set(key, { id: key, file, at })
    return problems
  })
}

/** Checks that of several goods with one name the first has it without a star, and the others with one. */
function checkNames(
  file: string,
  part: string,
  rows: readonly GoodsRow[],
  seen: ReadonlyMap<(typeof languages)[number], Map<string, Place>>,
): Problem[] {
  const problems: Problem[] = []
  for (const { at, cells } of rows) {
    const key = `${cells.id}/${part}`
    for (const language of languages) {
      for (const name of cells[language].split(', ').filter(Boolean)) {
        const folded = wordsOf(fold(name)).join(' ')
        const first = seen.get(language)?.get(folded)
        if (!first) seen.get(language)?.set(folded, { id: key, file, at })
        const isOther = first !== undefined && first.id !== key
        if (isOther === name.endsWith('*')) continue
        const message = isOther
          ? `${name} is a name of ${first.id} (lexicon/${first.file}:${first.at}) too: write ${name}* if it means both`
          : `${name} has a star, but no goods above have this name`
        problems.push({ file, at, column: language, message })
      }
    }
  }
  return problems
}

/** Checks that each department has a file, and each file a department. */
function checkFiles(departments: readonly Row<'department'>[], folder: string): Problem[] {
  const files = new Set(readdirSync(join(folder, 'goods')))
  const absent = departments.flatMap(({ at, cells }) => {
    const file = `${cells.department}.tsv`
    return files.delete(file)
      ? []
      : [{ file: 'departments.tsv', at, column: 'department', message: `there is no lexicon/goods/${file}` }]
  })
  const astray = [...files].map((file) => ({
    ...{ file: `goods/${file}`, at: 1 },
    message: 'lexicon/departments.tsv has no line for this file',
  }))
  return [...absent, ...astray]
}

/** Checks the departments and the goods of each. */
export function checkGoods(folder: string): Problem[] {
  const { rows: departments, problems } = checkRows('departments.tsv', departmentSchema, folder)
  if (problems.length === 0) problems.push(...checkFiles(departments, folder))
  // Without its department, nobody knows what a file's goods are.
  if (problems.length > 0) return problems
  const ids = new Map<string, Place>()
  const named = new Map(languages.map((language) => [language, new Map<string, Place>()]))
  for (const { cells } of departments) {
    const file = `goods/${cells.department}.tsv`
    const goods = checkRows(file, goodsSchema, folder)
    problems.push(...goods.problems)
    problems.push(...checkIds(file, cells.part, goods.rows, ids))
    problems.push(...checkNames(file, cells.part, goods.rows, named))
  }
  return problems
}
