import * as v from 'valibot'
import { parts } from '#app/domain/categories/parts.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { commonnesses } from '#app/server/lexicon/brands.ts'
import { marks } from '#app/server/lexicon/marks.ts'
import { oneOf, optional, someOf, written } from './cells.ts'
import { checkRows } from './check-rows.ts'
import type { Problem } from './problem.ts'

const file = 'brands.tsv'
const brandSchema = v.object({
  name: written,
  known: optional(oneOf(commonnesses, 'commonness')),
  owner: v.string(),
  parts: someOf(parts, 'part'),
  marks: someOf(marks.brands, 'mark'),
})

const collator = new Intl.Collator('en')

/** Checks that each brand is there once, in the order of the alphabet, and that its owner is a brand too. */
export function checkBrands(folder: string): Problem[] {
  const { rows, problems } = checkRows(file, brandSchema, folder)
  const lines = new Map<string, number>()
  let before = ''
  for (const { at, cells } of rows) {
    const key = foldForKey(cells.name)
    const first = lines.get(key)
    if (first !== undefined)
      problems.push({ file, at, column: 'name', message: `${cells.name} has a line already: ${first}` })
    else lines.set(key, at)
    if (collator.compare(before, cells.name) > 0)
      problems.push({
        file,
        at,
        column: 'name',
        message: `${cells.name} comes before ${before} in the alphabet`,
      })
    before = cells.name
  }
  for (const { at, cells } of rows)
    if (cells.owner && !lines.has(foldForKey(cells.owner)))
      problems.push({ file, at, column: 'owner', message: `there is no brand ${cells.owner}` })
  return problems
}
