import * as v from 'valibot'
import { countries, languages } from '#app/domain/locale/locales.ts'
import { quantityTypes } from '#app/domain/offers/sizes.ts'
import { readGoods } from '#app/server/lexicon/goods/read-goods.ts'
import { marks } from '#app/server/lexicon/marks.ts'
import { oneOf, someOf, written } from './cells.ts'
import { checkGoods } from './check-goods.ts'
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

const chainSchema = v.object({ country: oneOf(countries, 'country'), name: written })

const englishSchema = v.object({ english: written, goods: v.string() })

/** Checks that each English name is there once and names goods of the lexicon. */
export function checkEnglish(folder: string): Problem[] {
  const file = 'english.tsv'
  const { rows, problems } = checkRows(file, englishSchema, folder)
  // What is wrong there is told there.
  if (checkGoods(folder).length > 0) return problems
  const ids = new Set(readGoods(folder).map(({ id }) => id))
  const seen = new Set<string>()
  for (const { at, cells } of rows) {
    const { english, goods } = cells
    if (seen.has(english))
      problems.push({ file, at, column: 'english', message: `${english} is there twice` })
    if (!ids.has(goods)) problems.push({ file, at, column: 'goods', message: `there are no goods ${goods}` })
    seen.add(english)
  }
  return problems
}

/** A schema of lines that name a country. */
type OfCountry<Column extends string> = Parameters<typeof checkRows<'country' | Column>>[1]

/** Checks that what a column names is there once for each country. */
function checkOnce<Column extends string>(
  folder: string,
  file: string,
  { schema, column }: { schema: OfCountry<Column>; column: Column },
): Problem[] {
  const { rows, problems } = checkRows(file, schema, folder)
  const seen = new Set<string>()
  for (const { at, cells } of rows) {
    const key = `${cells.country} ${cells[column]}`
    if (seen.has(key)) problems.push({ file, at, column, message: `${cells[column]} is there twice` })
    seen.add(key)
  }
  return problems
}

/** Checks that each search of a country is there once. */
export const checkSearches = (folder: string): Problem[] =>
  checkOnce(folder, 'searches.tsv', { schema: searchSchema, column: 'term' })

/** Checks that each chain of a country is there once. */
export const checkChains = (folder: string): Problem[] =>
  checkOnce(folder, 'chains.tsv', { schema: chainSchema, column: 'name' })
