import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MarkedTable, marks } from '#app/server/lexicon/marks.ts'
import { askedMarks } from './asked-marks.ts'
import type { Problem } from './problem.ts'

/** The tables of lexicon/README.md that describe marks, by the heading that they stand below and their first column. */
const described: Record<string, MarkedTable> = {
  'Goods, mark': 'goods',
  'Words, role': 'roles',
  'Words, mark': 'words',
  'Brands, mark': 'brands',
  'Packs, use': 'packs',
}

/** A mark that is described: in which table, on which line, and with what example. */
type Description = { table: MarkedTable; mark: string; at: number; example: string }

function* descriptionsIn(text: string): Generator<Description> {
  let [heading, table]: [string, MarkedTable | undefined] = ['', undefined]
  for (const [place, line] of text.split('\n').entries()) {
    heading = /^## (.+)$/.exec(line)?.[1] ?? heading
    const [first, , third] = line.startsWith('|') ? line.slice(1, -1).split('|') : []
    if (first === undefined) table = undefined
    else if (described[`${heading}, ${first.trim()}`]) table = described[`${heading}, ${first.trim()}`]
    const mark = /^`([^`]+)`$/.exec(first?.trim() ?? '')?.[1]
    if (table && mark) yield { table, mark, at: place + 1, example: third?.trim() ?? '' }
  }
}

const file = 'README.md'

let asked: ReadonlySet<string> | undefined

/**
 * Checks that each mark, role and use is described in the README of the lexicon, with an example, and that code asks for
 * it; and that the README describes no others.
 */
export function checkMarks(folder: string): Problem[] {
  asked ??= askedMarks()
  return problemsOf(folder, asked)
}

/** The problems of a folder's README. @param asked the marks that code asks for, as `table mark`. */
export function problemsOf(folder: string, asked: ReadonlySet<string>): Problem[] {
  const readme = join(folder, file)
  const all = existsSync(readme) ? [...descriptionsIn(readFileSync(readme, 'utf8'))] : []
  const known = Object.entries(marks).flatMap(([table, ofTable]) => ofTable.map((mark) => ({ table, mark })))
  const absent = known.flatMap(({ table, mark }) => {
    const isDescribed = all.some((one) => one.table === table && one.mark === mark)
    const isAsked = asked.has(`${table} ${mark}`)
    return [
      ...(isDescribed ? [] : [`does not describe ${mark} of ${table}`]),
      ...(isAsked ? [] : [`${mark} of ${table} is a mark that no code asks for`]),
    ].map((message) => ({ file, at: 1, message }))
  })
  const wrong = all.flatMap(({ table, mark, at, example }) => {
    if (!known.some((one) => one.table === table && one.mark === mark))
      return { file, at, message: `describes ${mark} of ${table}, which is not there` }
    return example === '' ? { file, at, message: `${mark} of ${table} has no example` } : []
  })
  return [...absent, ...wrong]
}
