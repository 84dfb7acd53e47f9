import { countries } from '#app/domain/locale/locales.ts'
import type { QuantityType } from '#app/domain/offers/sizes.ts'
import { hasMark } from '../marks.ts'
import { packsWith } from '../packs.ts'
import { wordsWith } from '../words/read-words.ts'
import { allGoods, type Goods } from './names-of-goods.ts'

/**
 * What a size beside a name is: what the thing holds, in this unit; of what is inside something else; or a number of washes.
 */
type Told = QuantityType | 'inside' | 'washes'

/** A name in a text, and what sizes beside it are; nothing is told by the names of most goods. */
type NameInText = { start: number; end: number; told: ReadonlySet<Told> }

/** Shorter names are whole words: `is` ends `ris`. */
const shortestEnd = 3
/** The last letters of a name, by which most that end in no other are known quickly. */
const lastLetters = 4

/** Names, those that count only as the first of a text, and how long those are that end in the same letters. */
type Names = {
  told: ReadonlyMap<string, ReadonlySet<Told>>
  first: ReadonlySet<string>
  lengths: ReadonlyMap<string, readonly number[]>
}

const nothing: ReadonlySet<Told> = new Set()

/** What the marks of a line tell of its goods and the kinds below. */
function toldByLine({ marks }: Goods): ReadonlySet<Told> {
  if (marks === '') return nothing
  const told = new Set<Told>()
  if (hasMark('goods', marks, 'litres')) told.add('l')
  if (hasMark('goods', marks, 'kilos')) told.add('kg')
  if (hasMark('goods', marks, 'metres')) told.add('m')
  if (hasMark('goods', marks, 'inside')) told.add('inside')
  if (hasMark('goods', marks, 'washes')) told.add('washes')
  return told
}

/** All goods, each after the kinds above it, with what their marks and those of these kinds tell. */
function* toldGoods(): Generator<{ names: string[]; told: ReadonlySet<Told> }> {
  const known = new Map<Goods, ReadonlySet<Told>>()
  for (const goods of allGoods()) {
    const own = toldByLine(goods)
    const above = (goods.parent && known.get(goods.parent)) ?? nothing
    const told = own.size === 0 ? above : own.union(above)
    known.set(goods, told)
    yield { names: countries.flatMap((country) => goods.names[country]), told }
  }
}

/** Whether a name ends in one of which sizes tell something, or has one among its words. */
function isWithOther(name: string, told: ReadonlyMap<string, unknown>): boolean {
  if (name.includes(' ')) return name.split(' ').some((word) => told.has(word))
  for (let start = 1; start <= name.length - shortestEnd; start++)
    if (told.has(name.slice(start))) return true
  return false
}

/** The names of all languages of which sizes tell something, and those of other goods that have one in them. */
function namesOfSizes(): Names {
  const told = new Map<string, ReadonlySet<Told>>()
  const tell = (name: string, what: ReadonlySet<Told>) => told.set(name, told.get(name)?.union(what) ?? what)
  const holding = wordsWith('holds')
  for (const { word, of } of holding) tell(word, new Set([of as QuantityType]))
  const inside = new Set<Told>(['inside'])
  for (const { word } of wordsWith('inside')) tell(word, inside)
  const [others, withOther]: [string[], string[]] = [[], []]
  for (const { names, told: what } of toldGoods()) {
    if (what.size === 0) others.push(...names)
    else for (const name of names) tell(name, what)
  }
  const ends = new Set([...told.keys()].map((name) => name.slice(-lastLetters)))
  const mayEndInOther = (name: string) =>
    ends.has(name.slice(-lastLetters)) || ends.has(name.slice(-shortestEnd))
  for (const name of others)
    if ((name.includes(' ') || mayEndInOther(name)) && isWithOther(name, told)) withOther.push(name)
  for (const name of withOther) tell(name, nothing)
  const first = holding.filter(({ marks }) => hasMark('words', marks, 'first')).map(({ word }) => word)
  return { told, first: new Set([...first, ...packsWith('filled')]), lengths: lengthsByEnd(told.keys()) }
}

/** How long names are, by their last letters: the whole name if it is shorter. */
function lengthsByEnd(names: Iterable<string>): Map<string, number[]> {
  const lengths = new Map<string, number[]>()
  for (const name of names) {
    const end = name.slice(-lastLetters)
    const known = lengths.get(end)
    if (!known) lengths.set(end, [name.length])
    else if (!known.includes(name.length)) known.push(name.length)
  }
  return lengths
}

let made: Names | undefined

/** The endings of plurals and definite forms in Danish, Norwegian and Swedish. */
const endings = ['', 'er', 'r', 'ne', 'en', 'et']
const letter = /\p{L}/u
const nowhere: readonly number[] = []

/** Where a name may start that ends at one of some places in a text, the first place first: by its last letters. */
function startsOfNames(text: string, ends: readonly number[], lengths: Names['lengths']): number[] {
  const starts: number[] = []
  for (const end of ends)
    for (let letters = 1; letters <= lastLetters; letters++)
      for (const length of lengths.get(text.slice(Math.max(0, end - letters), end)) ?? nowhere)
        if (length <= end) starts.push(end - length)
  return starts.sort((a, b) => a - b)
}

/** The longest name that a text ends in, in any form. One that counts only as the first is no other than the first. */
function nameAtEnd(text: string, { told, first, lengths }: Names): NameInText | undefined {
  const ends = endings.filter((ending) => text.endsWith(ending)).map(({ length }) => text.length - length)
  for (const start of startsOfNames(text, ends, lengths)) {
    const isWhole = !letter.test(text[start - 1] ?? '')
    for (const end of ends) {
      if (!isWhole && end - start < shortestEnd) break
      const name = text.slice(start, end)
      const what = told.get(name)
      if (what && (start === 0 || !first.has(name))) return { start, end: text.length, told: what }
    }
  }
  return undefined
}

/** The names in a text of which sizes tell something. A longer one has those that are in it: `panna cotta` is no `panna`. */
export function namesInText(written: string): NameInText[] {
  const text = written.normalize('NFC').toLowerCase()
  const found: NameInText[] = []
  for (const { index, 0: word } of text.matchAll(/\p{L}+/gu)) {
    // A text without words, as a field of a size is, needs no names.
    made ??= namesOfSizes()
    const name = nameAtEnd(text.slice(0, index + word.length), made)
    if (name) found.push(name)
  }
  return found.filter(
    (name) => !found.some((other) => other !== name && other.start <= name.start && other.end >= name.end),
  )
}
