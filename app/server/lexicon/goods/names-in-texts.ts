import { countries } from '#app/domain/locale/locales.ts'
import type { QuantityType } from '#app/domain/offers/sizes.ts'
import { hasMark } from '../marks.ts'
import { packsWith } from '../packs.ts'
import { wordsWith } from '../words/read-words.ts'
import { allGoods, type Goods, withKinds } from './names-of-goods.ts'

/** What a size beside a name is: what the thing holds, in this unit; or of what is inside something else. */
type Told = QuantityType | 'inside'

/** A name in a text, and what sizes beside it are; nothing is told by the names of most goods. */
type NameInText = { start: number; end: number; told: ReadonlySet<Told> }

/** Shorter names are whole words: `is` ends `ris`. */
const shortestEnd = 3
/** The last letters of names, by which most that end in no other are known quickly. */
const lastLetters = 3

function toldBy(goods: Goods): Told[] {
  const kinds = withKinds(goods)
  return [
    ...(kinds.some(({ marks }) => hasMark('goods', marks, 'litres')) ? (['l'] as const) : []),
    ...(kinds.some(({ marks }) => hasMark('goods', marks, 'kilos')) ? (['kg'] as const) : []),
    ...(kinds.some(({ marks }) => hasMark('goods', marks, 'metres')) ? (['m'] as const) : []),
    ...(kinds.some(({ marks }) => hasMark('goods', marks, 'inside')) ? (['inside'] as const) : []),
  ]
}

type Names = { told: ReadonlyMap<string, ReadonlySet<Told>>; first: ReadonlySet<string>; longest: number }

const nothing: ReadonlySet<Told> = new Set()

/** The names of all languages of which sizes tell something, and those of other goods that end in one or have one as a word. */
function namesOfSizes(): Names {
  const told = new Map<string, Set<Told>>()
  const tell = (name: string, what: readonly Told[]) =>
    told.set(name, (told.get(name) ?? new Set<Told>()).union(new Set(what)))
  const holding = wordsWith('holds')
  for (const { word, of } of holding) tell(word, [of as QuantityType])
  for (const { word } of wordsWith('inside')) tell(word, ['inside'])
  const others: Goods[] = []
  for (const goods of allGoods()) {
    const what = toldBy(goods)
    if (what.length === 0) others.push(goods)
    else for (const country of countries) for (const name of goods.names[country]) tell(name, what)
  }
  const ends = new Set([...told.keys()].map((name) => name.slice(-lastLetters)))
  const isWithOther = (name: string) =>
    name.includes(' ')
      ? name.split(' ').some((word) => told.has(word))
      : ends.has(name.slice(-lastLetters)) && endsInOther(name)
  const endsInOther = (name: string) => {
    for (let start = 1; start <= name.length - shortestEnd; start++)
      if (told.has(name.slice(start))) return true
    return false
  }
  const all = new Map<string, ReadonlySet<Told>>(told)
  for (const { names } of others)
    for (const country of countries)
      for (const name of names[country]) if (!told.has(name) && isWithOther(name)) all.set(name, nothing)
  const first = holding.filter(({ marks }) => hasMark('words', marks, 'first')).map(({ word }) => word)
  const longest = Math.max(...[...all.keys()].map(({ length }) => length))
  return { told: all, first: new Set([...first, ...packsWith('filled')]), longest }
}

let made: Names | undefined

/** Of the plural or the definite form. */
const endings = ['', 'er', 'r', 'ne', 'en', 'et']
const letter = /\p{L}/u

/** The longest name that a text ends in, in any form, and not as a word that is something else where it is not the first. */
function nameAtEnd(text: string, { told, first, longest }: Names): NameInText | undefined {
  for (let start = Math.max(0, text.length - longest - 2); start < text.length; start++) {
    const isWhole = !letter.test(text[start - 1] ?? '')
    for (const ending of endings) {
      if (!text.endsWith(ending)) continue
      const end = text.length - ending.length
      const name = text.slice(start, end)
      if (!isWhole && name.length < shortestEnd) break
      const what = told.get(name)
      if (!what || (start > 0 && first.has(name))) continue
      return { start, end: text.length, told: what }
    }
  }
  return undefined
}

/** The names in a text of which sizes tell something. A longer one has those that are in it: `panna cotta` is no `panna`. */
export function namesInText(written: string): NameInText[] {
  made ??= namesOfSizes()
  const text = written.normalize('NFC').toLowerCase()
  const found: NameInText[] = []
  for (const { index, 0: word } of text.matchAll(/\p{L}+/gu)) {
    const name = nameAtEnd(text.slice(0, index + word.length), made)
    if (name) found.push(name)
  }
  return found.filter(
    (name) => !found.some((other) => other !== name && other.start <= name.start && other.end >= name.end),
  )
}
