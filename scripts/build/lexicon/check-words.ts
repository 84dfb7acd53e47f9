import * as v from 'valibot'
import { parts } from '#app/domain/categories/parts.ts'
import { quantityTypes } from '#app/domain/offers/sizes.ts'
import { marks, meaningRoles } from '#app/server/lexicon/marks.ts'
import { wordFiles } from '#app/server/lexicon/words/read-words.ts'
import { oneOf, optional, written } from './cells.ts'
import { checkRows } from './check-rows.ts'
import type { Problem } from './problem.ts'

const wordSchema = v.object({
  word: v.pipe(
    written,
    v.regex(/^[\p{Ll}\p{M}'.:/ -]+$/u, (issue) => `${issue.received} is not in lower case`),
  ),
  role: oneOf(marks.roles, 'role'),
  of: v.string(),
  marks: optional(oneOf(marks.words, 'mark')),
})

/** What the column `of` holds beside a role: a part of the shop, shares of fat, another word, or nothing. */
function faultOf(role: string, of: string): string | undefined {
  const isPart = parts.some((part) => part === of)
  if (['dish', 'goods', 'flavour', 'state'].includes(role)) return isPart ? undefined : `${of} is no part`
  if (role === 'fat')
    return /^\d+(,\d+)?( \d+(,\d+)?)*$/.test(of) ? undefined : `${of} are no shares of fat such as 0,4 0,5`
  if (role === 'holds')
    return quantityTypes.some((type) => type === of) ? undefined : `${of} is no unit of sizes`
  if (role === 'unit')
    return /^(?:kg|l|m) 10*$/.test(of) ? undefined : `${of} is no full unit and its parts such as kg 1000`
  if (role === 'months') return undefined
  const hasOther = withOther.includes(role)
  if (hasOther === (of !== '')) return undefined
  return hasOther ? 'the other word is missing' : `${role} has nothing here`
}

/** The roles that do something with another word. */
const withOther: readonly string[] = ['same', 'unrelated', 'animal', 'tinned', 'cut']

/** The roles that say what a size beside a word is of; these words end others too. */
const ofSizes: readonly string[] = ['holds', 'inside', 'stems']

const isMeaning = (role: string) => meaningRoles.some((one) => one === role)

/** Checks the words of each language: each means one thing, and does every other thing once. */
export function checkWords(folder: string): Problem[] {
  return wordFiles.flatMap((language) => {
    const file = `words/${language}.tsv`
    const { rows, problems } = checkRows(file, wordSchema, folder)
    const seen = new Map<string, number>()
    for (const { at, cells } of rows) {
      const { word, role, of, marks: marked } = cells
      const fault = faultOf(role, of)
      if (isMeaning(role) && /[.:/ ]/.test(word))
        problems.push({ file, at, column: 'word', message: `${word} is not one word` })
      if (fault) problems.push({ file, at, column: 'of', message: fault })
      if (marked && !isMeaning(role) && !ofSizes.includes(role))
        problems.push({ file, at, column: 'marks', message: `${role} has no marks` })
      const key = `${word} ${isMeaning(role) ? 'means' : role}`
      const first = seen.get(key)
      if (first)
        problems.push({ file, at, column: 'word', message: `${word} has a line with this role: ${first}` })
      else seen.set(key, at)
    }
    return problems
  })
}
