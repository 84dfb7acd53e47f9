import * as v from 'valibot'
import { countries } from '#app/domain/locale/locales.ts'
import { id, someOf, written } from './cells.ts'
import { checkRows } from './check-rows.ts'
import type { Problem } from './problem.ts'

const list = v.pipe(
  v.string(),
  v.check(
    (cell) => cell === '' || cell.split(', ').every((one) => one === one.trim().toLowerCase() && one !== ''),
    (issue) => `${issue.received} is no list in lower case, separated by commas`,
  ),
)

const programmeSchema = v.object({
  id,
  name: written,
  countries: v.pipe(someOf(countries, 'country'), v.nonEmpty('is empty')),
  spellings: v.pipe(list, v.nonEmpty('is empty')),
  chains: list,
})

/** Checks that each programme is there once, in the order of the ids, and that a spelling means one in each country. */
export function checkProgrammes(folder: string): Problem[] {
  const file = 'programmes.tsv'
  const { rows, problems } = checkRows(file, programmeSchema, folder)
  const spelled = new Map<string, number>()
  let before = ''
  for (const { at, cells } of rows) {
    if (cells.id <= before)
      problems.push({
        file,
        at,
        column: 'id',
        message: `${cells.id} belongs above ${before}, or is there twice`,
      })
    before = cells.id
    for (const country of cells.countries.split(' '))
      for (const spelling of cells.spellings.split(', ')) {
        const first = spelled.get(`${country} ${spelling}`)
        if (first !== undefined)
          problems.push({
            file,
            at,
            column: 'spellings',
            message: `${spelling} has a line already: ${first}`,
          })
        spelled.set(`${country} ${spelling}`, at)
      }
  }
  return problems
}
