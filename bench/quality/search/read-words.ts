import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { neighboursIn } from '#app/domain/search/keyboard.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'

/** How a term is typed: as it is written, with a mistake, in part, or with its parts together or apart. */
export type Form =
  | 'as written'
  | 'without accents'
  | 'a letter missing'
  | 'two letters swapped'
  | 'a neighbouring key'
  | 'badly typed'
  | 'first letters'
  | 'apart'
  | 'together'

/** A term that a shopper types, and what it means: kinds of goods of the demo catalogue, or words of other goods. */
export type Term = {
  country: Country
  text: string
  form: Form
  kinds: readonly string[]
  /** The first of the kinds: the others are right too, but nobody misses them. */
  ownKinds: readonly string[]
  /** The words for the same goods, with `+` between the parts of compounds. */
  meanings: readonly string[]
}

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()

/** A place inside a word, the same each time, where a letter follows that differs. */
function placeIn(word: string): number {
  const places = [...word].flatMap((letter, place) =>
    place > 0 && place < word.length - 1 && letter !== word[place + 1] ? [place] : [],
  )
  return places[numberOf(word) % places.length] ?? 1
}

const shortestMistyped = 4
/** So much of a word is typed when a shopper looks at the dropdown; of shorter words it is too little to be told apart. */
const begun = { share: 0.7, shortest: 5 } as const

function formsOf(written: string, country: Country): [Form, string][] {
  const word = written.replaceAll('+', '')
  const forms: [Form, string][] = [['as written', word]]
  if (fold(word) !== word) forms.push(['without accents', fold(word)])
  if (written.includes('+')) forms.push(['apart', written.replaceAll('+', ' ')])
  if (/^\p{L}+ \p{L}+$/u.test(word)) forms.push(['together', word.replace(' ', '')])
  if (!/^\p{L}+$/u.test(word) || word.length < shortestMistyped) return forms
  const at = placeIn(word)
  forms.push(['a letter missing', word.slice(0, at) + word.slice(at + 1)])
  forms.push(['two letters swapped', word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)])
  if (word.length >= begun.shortest)
    forms.push(['first letters', word.slice(0, Math.ceil(word.length * begun.share))])
  const near = neighboursIn(country, word[at] ?? '')
  const key = near[numberOf(`${word} key`) % near.length]
  if (key !== undefined) forms.push(['a neighbouring key', word.slice(0, at) + key + word.slice(at + 1)])
  return forms
}

/** The folder of words. The held-out ones are never looked at while the search is tuned. */
export type WordSet = 'tuned' | 'held-out'

/** `also` are words for the same goods that stand elsewhere in the tables as terms. */
type Row = { kinds: string; words: string; also: string }

/** A mistyped word, and after it the words that were meant. */
type TypedRow = { kinds: string; typed: string; meant: string }

function rowsOf<TRow>(set: WordSet, file: string): TRow[] {
  const path = new URL(`${set}/${file}.csv`, import.meta.url)
  return existsSync(path) ? parse(readFileSync(path, 'utf8'), { columns: true, delimiter: ';' }) : []
}

/**
 * Reads the files of a set: each row names kinds of goods and what shoppers of a country call them. `-` is nothing that is
 * sold, `- onion` something for which onions are an answer too. The files `…-typed` hold words as people mistype them.
 * @throws {Error} if a kind of goods does not exist.
 */
export function readWords(set: WordSet): Term[] {
  const products = countries.flatMap((country) => readCatalogue(country).products)
  const allKinds = [...new Set(products.map(({ kind }) => kind))]
  const kindsOf = (names: string) =>
    names.split(' ').flatMap((name) => {
      const kinds = allKinds.filter(
        (kind) => kind === name || (name.endsWith('*') && kind.startsWith(name.slice(0, -1))),
      )
      if (kinds.length === 0 && name !== '-') throw new Error(`there is no kind ${name}`)
      return kinds
    })
  const goodsOf = (kinds: string) => ({
    kinds: kindsOf(kinds),
    ownKinds: kindsOf(kinds.split(' ')[0] ?? ''),
  })
  const written = countries.flatMap((country) =>
    rowsOf<Row>(set, country).flatMap(({ kinds, words, also }) => {
      const own = words.split(',')
      return own.flatMap((word) =>
        formsOf(word, country).map(
          ([form, text]): Term => ({
            ...{ country, text, form, ...goodsOf(kinds) },
            // Goods that nobody sells are not the same goods.
            meanings: kinds === '-' ? [word] : [...own, ...also.split(',').filter(Boolean)],
          }),
        ),
      )
    }),
  )
  const typed = countries.flatMap((country) =>
    rowsOf<TypedRow>(set, `${country}-typed`).map(
      ({ kinds, typed: text, meant }): Term => ({
        ...{ country, text, form: 'badly typed', ...goodsOf(kinds) },
        meanings: meant.split(','),
      }),
    ),
  )
  const terms = [...written, ...typed]
  // A mistake that gives another word of the table is no mistake.
  const rightlyWritten = new Set(
    terms.filter(({ form }) => form === 'as written').map(({ country, text }) => country + text),
  )
  return terms.filter(
    ({ country, text, form }) => form === 'as written' || !rightlyWritten.has(country + text),
  )
}
