import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { goodsNamed, withKinds } from '../../lexicon/goods/names-of-goods.ts'
import { firstPreposition, isConjunction } from '../../lexicon/words/function-words.ts'
import {
  isListed,
  isWritten,
  knownEnds,
  knownMeaning,
  type Meaning,
  meaningOf,
} from '../../lexicon/words/word-meanings.ts'
import { stemOf } from '../../lexicon/words/word-stem.ts'
import { mayBeOf } from './parts-together.ts'

/**
 * What a word does in a name. `head`: it says what the product is. `other`: it describes the product. `material`: it
 * names goods of the same part of the shop that the head is a piece of: `Kalkkunan suikale`. `flavour`: it names other
 * goods, which the product tastes of, is made of, comes with or is meant for.
 */
type Role = 'head' | 'other' | 'material' | 'flavour'

/**
 * A word of a name as written, in lower case and without a number at its end, with its role. `item` tells which of the
 * things it belongs to that the name lists: `Ost og kage` are two.
 */
export type NamedWord = { word: string; role: Role; item: number }

/** The words of a text as written, in lower case; each is one word when folded. */
export const writtenWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** For each word of a name, the place of what it belongs to in a list: `Ost, skinke`. */
function itemsOf(name: string): number[] {
  let item = 0
  return name.split(/[,/]|(?= el\. )/).flatMap((piece) => {
    item++
    return writtenWords(piece).map((word) => (isConjunction(word) ? ++item : item))
  })
}

/** A size or a strength at the end of a word: `letmælk15`. */
const numberAtEnd = /(?<=\p{L}{4})\d{1,3}$/u

/** Which words of a name are followed by a hyphen and another word: `USB` of `USB-laturi`. */
function isJoined(name: string, words: number): boolean[] {
  const text = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’`´]/g, '')
  const joined = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) =>
    /^-[\p{L}\p{N}]/u.test(text.slice(index + word.length)),
  )
  return joined.slice(0, words)
}

/** Finnish says in what and with what by the ending: `öljyssä`, `hunajalla`. */
const finnishCase = /[a-z]{4}(?:ssa|lla)$/

/** Whether a folded word says in or with what the product is, by its ending. */
const isQualified = (word: string, country: Country) =>
  country === 'fi' && finnishCase.test(word) && !knownMeaning(word, country)

/** Longer words are the same without their accents. */
const longestTold = 3

/** Whether a short word is another one than the lexicon has, but for its accents: the Italian `al` is no `ål`. */
export const isOtherShort = (written: string, country: Country): boolean =>
  written.length <= longestTold && isListed(fold(written), country) && !isWritten(written, country)

/** What a word says in a name of a product's part of the shop: `pærer` are light bulbs in the household. */
function meaningIn(written: string, country: Country, part: Part | null): Meaning | undefined {
  if (isOtherShort(written, country)) return undefined
  const word = fold(written)
  const meaning = meaningOf(word, country)
  if (!part || !meaning || mayBeOf(meaning, part)) return meaning
  const isGoods = goodsNamed([word], country).some((goods) => goods.part === part)
  return isGoods ? { ...meaning, part } : meaning
}

/** Goods of no part of the shop are what a product of none is: `Penna` in `Penna blandade färger`. */
const maySayWhat = (meaning: Meaning, of: Part | null) =>
  mayBeOf(meaning, of) || (meaning.part === undefined && meaning.weight > 0 && of === null)

/** Goods of the product's own part of the shop outweigh others that may stand there: `keksi` in `Kaurakeksi kaakao`. */
const ofOwnPart = 0.6

/**
 * The roles of a name's words. Of the words before a preposition, the weightiest known goods are the head: of several
 * the first, because varieties follow (`Yoghurt jordbær`); in a name of unknown words it may be any of them. Known
 * goods that do not belong into the product's part of the shop are flavours: `kana` of food for cats.
 */
export function analyseName(name: string, country: Country, part: Part | null): NamedWord[] {
  const words = writtenWords(name).map((word) => word.replace(numberAtEnd, ''))
  const folded = words.map((word) => fold(word))
  const at = firstPreposition(folded)
  const main = folded.map((word, place) => (at === -1 || place < at) && !isQualified(word, country))
  const meanings = words.map((word, place) =>
    main[place] && !isConjunction(fold(word)) ? meaningIn(word, country, part) : undefined,
  )
  const isFirstPart = isJoined(name, words.length)
  const isBeforeKnown = (place: number): boolean =>
    isFirstPart[place] === true && (meanings[place + 1] !== undefined || isBeforeKnown(place + 1))
  const weightOf = (meaning: Meaning) => meaning.weight + (meaning.part === part ? ofOwnPart : 0)
  const candidates = meanings.map((meaning, place) =>
    meaning && maySayWhat(meaning, part) && !isBeforeKnown(place) ? weightOf(meaning) : -1,
  )
  const most = Math.max(-1, ...candidates)
  const head = most === -1 ? -1 : candidates.indexOf(most)
  const headPart = meanings[head]?.part
  const roleOf = (place: number): Role => {
    if (!main[place]) return 'flavour'
    if (place === head) return 'head'
    const own = meanings[place]?.part
    if (meanings[place]?.isState) return 'other'
    if (own === undefined) return head === -1 && !isOtherShort(words[place] ?? '', country) ? 'head' : 'other'
    if (own !== headPart) return 'flavour'
    return own === 'meat-fish' ? 'material' : candidates[place] === most ? 'other' : 'flavour'
  }
  const items = itemsOf(name)
  return words.map((word, place) => ({ word, role: roleOf(place), item: items[place] ?? 0 }))
}

/** Where a compound's parts meet: `proven` ends are known goods of the same kind, and `modifiers` are what precedes them. */
export type Compound = { proven: string[]; unproven: string[]; modifiers: string[] }

/** Shorter ends that are no known words are parts of unrelated words. */
const shortestUnproven = 5
const shortestModifier = 3
/** Shorter rests are endings or chance: `apelsin` is no `äpple`. */
const shortestRest = 4
/** The first part of a compound without what joins it to the last: `kylling` of `kyllingebryst`, `kana` of `kananmuna`. */
export const withoutJoint = (first: string): string => first.replace(/[sen]$/, '')

/** A short word has the stem of a known one by chance: `apelsin` does not begin with a form of `äpple`. */
const shortestForm = 5
const isTold = (word: string, country: Country) => word.length >= shortestForm || isListed(word, country)

/** The known goods that a word begins with, by their stems: `laks` of `laksefilet`. */
function beginningsOf(word: string, others: ReadonlySet<string>, country: Country): string[] {
  const stems = new Set<string>()
  for (let length = shortestModifier; length <= word.length - shortestModifier; length++) {
    const rest = word.slice(length)
    if (others.has(rest) || (rest.length < shortestRest && !knownMeaning(rest, country))) continue
    const first = word.slice(0, length)
    for (const modifier of [first, withoutJoint(first)])
      if (isTold(modifier, country) && knownMeaning(modifier, country)?.weight === 0)
        stems.add(stemOf(modifier, country))
  }
  return [...stems]
}

/**
 * Unrelated words end in three letters of a known one, or begin with two, so that what precedes the end must be known
 * too.
 */
export const isKnownFirst = (first: string, country: Country): boolean =>
  [first, withoutJoint(first)].some((word) => knownMeaning(word, country) !== undefined)

/** Whether a word is a kind of the goods that it ends in: a tuna steak is no steak. */
function isKindOfEnd(word: string, end: string, country: Country): boolean {
  const goods = goodsNamed([word], country)
  const ended = goodsNamed([end], country)
  if (goods.length === 0 || ended.length === 0) return true
  return goods.some((one) => withKinds(one).some((kind) => ended.includes(kind)))
}

const isLongEnough = (word: string, end: string) =>
  end.length > shortestModifier && word.length - end.length >= shortestModifier

function analyseCompound(word: string, country: Country): Compound {
  const compound: Compound = { proven: [], unproven: [], modifiers: [] }
  const folded = fold(word)
  if (/\d/.test(folded)) return compound
  const ownPart = meaningOf(folded, country)?.part
  const ends = knownEnds(folded, country)
  const endsThat = (is: (meaning: Meaning) => boolean) =>
    new Set(ends.flatMap(({ start, meaning }) => (is(meaning) ? [folded.slice(start)] : [])))
  const isListed = knownMeaning(folded, country) !== undefined
  const proven = new Set(
    [...endsThat(({ part }) => part === ownPart)].filter(
      (end) =>
        isKindOfEnd(folded, end, country) &&
        (isListed || isLongEnough(folded, end) || isKnownFirst(folded.slice(0, -end.length), country)),
    ),
  )
  // What ends in other goods is those: `kirsebærtomat` is no cherry.
  compound.modifiers = beginningsOf(
    folded,
    endsThat(({ weight }) => weight === 0),
    country,
  )
  const letters = [...word]
  for (let start = 2; start <= letters.length - 3; start++) {
    const end = letters.slice(start).join('')
    if (proven.has(fold(end))) compound.proven.push(end)
    else if (proven.size === 0 && fold(end).length >= shortestUnproven && /[aeiouy]/.test(fold(end)))
      compound.unproven.push(end)
  }
  return compound
}

/** The catalogue repeats its words; more than these are rare. */
const mostKept = 50_000
const kept = new Map<string, Compound>()

/** The parts of a word as it is written, in lower case. */
export function compoundOf(word: string, country: Country): Compound {
  const key = `${country} ${word}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const compound = analyseCompound(word, country)
  kept.set(key, compound)
  return compound
}
