import * as v from 'valibot'
import { countries, languages } from '#app/domain/locale/locales.ts'
import { quantityTypes } from '#app/domain/offers/sizes.ts'
import { marks } from '#app/server/lexicon/marks.ts'
import { oneOf, someOf, written } from './cells.ts'
import { checkRows } from './check-rows.ts'
import type { Problem } from './problem.ts'

const packSchema = v.object({
  word: v.pipe(
    written,
    v.regex(/^\p{Ll}+$/u, (issue) => `${issue.received} is not one word in lower case`),
  ),
  uses: someOf(marks.packs, 'use'),
  compounds: someOf(languages, 'language'),
})

/** Checks that each pack is there once and of some use. */
export function checkPacks(folder: string): Problem[] {
  const file = 'packs.tsv'
  const { rows, problems } = checkRows(file, packSchema, folder)
  const lines = new Map<string, number>()
  for (const { at, cells } of rows) {
    const { word, uses, compounds } = cells
    const first = lines.get(word)
    if (first !== undefined)
      problems.push({ file, at, column: 'word', message: `${word} has a line already: ${first}` })
    lines.set(word, at)
    if (!uses && !compounds) problems.push({ file, at, column: 'uses', message: `${word} is of no use` })
  }
  return problems
}

const searchSchema = v.object({
  country: oneOf(countries, 'country'),
  term: written,
  staple: v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^(?:[1-9] (?:${quantityTypes.join('|')}))?$`),
      (issue) => `${issue.received} is no place and unit such as 1 kg`,
    ),
  ),
})

/** Checks that each search of a country is there once. */
export function checkSearches(folder: string): Problem[] {
  const file = 'searches.tsv'
  const { rows, problems } = checkRows(file, searchSchema, folder)
  const seen = new Set<string>()
  for (const { at, cells } of rows) {
    const key = `${cells.country} ${cells.term}`
    if (seen.has(key)) problems.push({ file, at, column: 'term', message: `${cells.term} is there twice` })
    seen.add(key)
  }
  return problems
}
