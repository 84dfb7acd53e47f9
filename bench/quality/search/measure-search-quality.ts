import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { readJudge } from './judge.ts'
import { day, loadDemo, loadSamples } from './load-catalogue.ts'
import { reportLostWords } from './lost-words.ts'
import { readWords, type Term, type WordSet } from './read-words.ts'
import { appendScores, refuseToAskAgain } from './scores.ts'

/** Shoppers look at the first few; all of these must be right. */
const looked = 3
const missesShown = 400

/** An answer to a term; `isRight` if the first products are right, or nothing was found where nothing is sold. */
type Answer = { term: Term; isSold: boolean; isRight: boolean; isFirstRight: boolean; found: string[] }

/** A third of the kinds is missing from the second catalogue, so that what is left must not be shown instead. */
export const isSoldInGaps = (kind: string) =>
  createHash('sha256').update(kind).digest().readUInt32BE() % 3 > 0

/** Searches a database for each term and judges the answers. */
export async function answersOf(database: Database, terms: readonly Term[]): Promise<Answer[]> {
  const judge = await readJudge(database)
  const productOf = new Map(
    (
      await database.query<{ id: number; product: number }>('select id, product_id as product from offers')
    ).map(({ id, product }) => [id, product]),
  )
  const answers: Answer[] = []
  for (const term of terms) {
    const found = await searchTypeahead(database, { country: term.country, term: term.text, today: day })
    // Only the names of offers of unsold goods have the words, and the dropdown says that it has no answer.
    const answer = found.byName?.isUnsold ? [] : found.organicProductOffers.items
    const products = answer.slice(0, looked).map(({ id }) => productOf.get(id) ?? 0)
    const isSold = judge.isSold(term)
    const right = products.map((product) => judge.isRight(term, product))
    const isRight = products.length > 0 ? isSold && right.every(Boolean) : !judge.isItselfSold(term)
    const shown = products.map((product, place) => `${right[place] ? '' : '✗ '}${judge.textOf(product)}`)
    answers.push({ term, isSold, isRight, isFirstRight: right[0] ?? !isSold, found: shown })
  }
  return answers
}

const percent = (part: number, all: number) => (all === 0 ? '' : `${((100 * part) / all).toFixed(1)} %`)

/** The rows of the table, for the answers of one country. */
function rowsOf(full: Answer[], gaps: Answer[]): Figures['rows'] {
  const share = (answers: Answer[], isGood: (answer: Answer) => boolean) =>
    percent(answers.filter(isGood).length, answers.length)
  const right = ({ isRight }: Answer) => isRight
  const written = full.filter(({ term }) => term.form === 'as written')
  const inGaps = gaps.filter(({ term }) => term.form === 'as written')
  const ofForm = (form: Term['form']) =>
    share(
      full.filter(({ term }) => term.form === form),
      right,
    )
  // What begins other goods too is answered by those, if nobody sells what is meant.
  const begun = (isGood: (answer: Answer) => boolean) =>
    share(
      full.filter(({ term, isSold }) => term.form === 'first letters' && isSold),
      isGood,
    )
  const junk = (answers: Answer[]) => {
    const unsold = answers.filter(({ isSold }) => !isSold)
    return `${unsold.filter(({ isRight }) => !isRight).length} of ${unsold.length}`
  }
  return {
    words: String(written.length),
    'answered rightly': share(written, right),
    'first right': share(
      written.filter(({ isSold }) => isSold),
      ({ isFirstRight }) => isFirstRight,
    ),
    'junk for nothing': junk(written),
    'without accents': ofForm('without accents'),
    'a letter missing': ofForm('a letter missing'),
    'two letters swapped': ofForm('two letters swapped'),
    'a neighbouring key': ofForm('a neighbouring key'),
    'badly typed': ofForm('badly typed'),
    'first 70 %': begun(right),
    'first 70 %, first': begun(({ isFirstRight }) => isFirstRight),
    'compound apart': ofForm('apart'),
    'words together': ofForm('together'),
    'rightly, with gaps': share(inGaps, right),
    'junk, with gaps': junk(inGaps),
  }
}

/** The figures of a country: the name of each row, with what the table says of it. */
type Figures = { country: Country; rows: Record<string, string> }

function printTable(set: WordSet, figures: readonly Figures[]): void {
  console.info(
    `\n${`search, ${set}`.padEnd(22)}${figures.map(({ country }) => country.padStart(12)).join('')}`,
  )
  for (const name of Object.keys(figures[0]?.rows ?? {}))
    console.info(`${name.padEnd(22)}${figures.map(({ rows }) => (rows[name] ?? '').padStart(12)).join('')}`)
}

function printMisses(answers: Answer[]): void {
  const misses = answers.filter(({ isRight }) => !isRight)
  for (const { term, isSold, found } of misses.slice(0, missesShown))
    console.info(
      `${term.country} ${term.text} (${term.form}${isSold ? '' : ', not sold'}): ${found.join(' | ')}`,
    )
}

/** Asks the words of a set, and prints the table, with `--misses` and what was wrong. @returns what the table says. */
export async function reportQuality(
  full: Database,
  gaps: Database,
  of: readonly Country[],
  { set, showsMisses }: { set: WordSet; showsMisses: boolean },
): Promise<Figures[]> {
  const terms = readWords(set).filter(({ country }) => of.includes(country))
  const ofFull = await answersOf(full, terms)
  const ofGaps = await answersOf(
    gaps,
    terms.filter(({ form }) => form === 'as written'),
  )
  if (showsMisses) {
    printMisses(ofFull)
    console.info('\nwith gaps')
    printMisses(ofGaps)
  }
  const ofCountry = (answers: Answer[], country: Country) =>
    answers.filter(({ term }) => term.country === country)
  const figures = of.map((country) => ({
    country,
    rows: rowsOf(ofCountry(ofFull, country), ofCountry(ofGaps, country)),
  }))
  printTable(set, figures)
  return figures
}

/** Fills a database for each catalogue: the demo's with the samples, and the demo's with gaps. */
export async function fillCatalogues(full: Database, gaps: Database, of: readonly Country[]): Promise<void> {
  await migrateDatabase(full)
  await migrateDatabase(gaps)
  await loadDemo(full, of, () => true)
  await loadSamples(full, of)
  await loadDemo(gaps, of, isSoldInGaps)
}

/** @param only a country; all, if it is missing. */
type Wanted = { only?: string; isHeldOut: boolean; showsMisses: boolean }

/**
 * Measures how rightly the search answers everyday words over the demo catalogue with the samples, and over one with gaps:
 * the words that it is tuned with, or the held-out ones, which are asked seldom and whose score is kept.
 * @throws {Error} if misses of held-out words are wanted, or if these were asked a few commits ago.
 */
export async function measureSearchQuality({ only, isHeldOut, showsMisses }: Wanted): Promise<void> {
  const of = countries.filter((country) => !only || country === only)
  if (isHeldOut && showsMisses) throw new Error('what is wrong of the held-out words is not shown')
  if (isHeldOut) refuseToAskAgain(of)
  const folder = mkdtempSync(join(tmpdir(), 'quality-'))
  const full = await openPglite(join(folder, 'full'))
  const gaps = await openPglite(join(folder, 'gaps'))
  try {
    await fillCatalogues(full, gaps, of)
    const set = isHeldOut ? 'held-out' : 'tuned'
    const figures = await reportQuality(full, gaps, of, { set, showsMisses })
    if (isHeldOut) appendScores(figures)
    else await reportLostWords(full, day)
  } finally {
    await full.close()
    await gaps.close()
    rmSync(folder, { recursive: true })
  }
}
