import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'

/** How a term is typed: as it is written, with a mistake, or with its parts together or apart. */
export type Form =
  | 'as written'
  | 'without accents'
  | 'a letter missing'
  | 'two letters swapped'
  | 'apart'
  | 'together'

/** A term that a shopper types, and what it means: kinds of goods of the demo catalogue, or words of other goods. */
export type Term = {
  country: Country
  text: string
  form: Form
  /** The word that the term stands for, by whose hash it is held out. */
  word: string
  kinds: readonly string[]
  /** The first of the kinds: the others are right too, but nobody misses them. */
  ownKinds: readonly string[]
  /** The words for the same goods, with `+` between the parts of compounds. */
  meanings: readonly string[]
  isHeldOut: boolean
}

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()

/** Half of the words are never looked at while the search is tuned. */
const isHeldOut = (word: string) => numberOf(`held out ${word}`) % 2 === 1

/** A place inside a word, the same each time, where a letter follows that differs. */
function placeIn(word: string): number {
  const places = [...word].flatMap((letter, place) =>
    place > 0 && place < word.length - 1 && letter !== word[place + 1] ? [place] : [],
  )
  return places[numberOf(word) % places.length] ?? 1
}

const shortestMistyped = 4

function formsOf(written: string): [Form, string][] {
  const word = written.replaceAll('+', '')
  const forms: [Form, string][] = [['as written', word]]
  if (fold(word) !== word) forms.push(['without accents', fold(word)])
  if (written.includes('+')) forms.push(['apart', written.replaceAll('+', ' ')])
  if (/^\p{L}+ \p{L}+$/u.test(word)) forms.push(['together', word.replace(' ', '')])
  if (!/^\p{L}+$/u.test(word) || word.length < shortestMistyped) return forms
  const at = placeIn(word)
  forms.push(['a letter missing', word.slice(0, at) + word.slice(at + 1)])
  forms.push(['two letters swapped', word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)])
  return forms
}

/** Reads `words.csv`: each row names kinds of goods and what shoppers of each country call them; `-` is nothing sold. */
export function readWords(allKinds: readonly string[]): Term[] {
  const rows: Record<'kinds' | Country, string>[] = parse(
    readFileSync(new URL('words.csv', import.meta.url), 'utf8'),
    { columns: true, delimiter: ';' },
  )
  const kindsOf = (names: string) =>
    names.split(' ').flatMap((name) => {
      const kinds = allKinds.filter(
        (kind) => kind === name || (name.endsWith('*') && kind.startsWith(name.slice(0, -1))),
      )
      if (kinds.length === 0 && name !== '-') throw new Error(`words.csv: there is no kind ${name}`)
      return kinds
    })
  const terms = rows.flatMap((row) =>
    countries.flatMap((country) => {
      const words = row[country].split(',').filter(Boolean)
      return words.flatMap((written) =>
        formsOf(written).map(([form, text]): Term => {
          const word = written.replaceAll('+', '')
          return {
            country,
            text,
            form,
            word,
            kinds: kindsOf(row.kinds),
            ownKinds: kindsOf(row.kinds.split(' ')[0] ?? ''),
            // Goods that nobody sells are not the same goods.
            meanings: row.kinds === '-' ? [written] : words,
            isHeldOut: isHeldOut(word),
          }
        }),
      )
    }),
  )
  // A mistake that gives another word of the table is no mistake.
  const written = new Set(
    terms.filter(({ form }) => form === 'as written').map(({ country, text }) => country + text),
  )
  return terms.filter(({ country, text, form }) => form === 'as written' || !written.has(country + text))
}
