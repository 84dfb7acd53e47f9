import type { Country } from '#app/domain/locale/locales.ts'
import { fold, foldButNordic, wordsOf } from '#app/domain/search/folding.ts'
import {
  type Goods,
  goodsNamed,
  goodsOfTerm,
  goodsWithName,
  kindsAbove,
  namesBegunBy,
} from '../../lexicon/goods/names-of-goods.ts'
import type { Term } from '../term/read-term.ts'
import type { GoodsReading } from './reading.ts'
import type { Split } from './spelling/split-words.ts'

/** Endings may differ, but not the first letters. */
const mostInEnding = 2
const fewestCompared = 3

/** Who types an accent means it: `nøder` are no noder. */
function isWrittenSo({ names }: Goods, { words, writtenAs, country }: Term): boolean {
  const [word = '', ...others] = words
  const typed = writtenAs(word)
  if (others.length > 0 || typed === word) return true
  return names[country].some((name) => {
    const shorter = Math.min(name.length, typed.length)
    const length = Math.max(shorter - mostInEnding, Math.min(shorter, fewestCompared))
    return name.slice(0, length) === typed.slice(0, length)
  })
}

/** The goods of the lexicon that a term names, as it is written. */
export const goodsMeant = (term: Term): Goods[] =>
  goodsOfTerm(term.words, term.country).filter((goods) => isWrittenSo(goods, term))

const asReadings = (goods: readonly Goods[], country: Country): GoodsReading[] =>
  [...new Set(goods)].flatMap((one) => {
    const [name] = one.names[country]
    return name ? [{ words: name.split(' '), goods: one }] : []
  })

/**
 * The kinds above goods whose names product names use for them, the nearest first; none if they tell the goods
 * themselves.
 */
function kindsToldFor(goods: Goods, country: Country): Goods[] {
  if (!goods.isUntold) return []
  const above = kindsAbove(goods).filter(({ names }) => names[country].length > 0)
  const told = above.findIndex(({ isUntold }) => !isUntold)
  return above.slice(0, told === -1 ? undefined : told + 1)
}

/** The kinds that names of products tell instead of goods that they seldom tell: `parfume` for `herreparfume`. */
export const kindsTold = (goods: readonly Goods[], country: Country): GoodsReading[] =>
  asReadings(
    goods.flatMap((one) => kindsToldFor(one, country)),
    country,
  )

/** The same with their kinds, for goods that may be any of them: `terrasseskruer` for `træskruer`. */
export const anyKindsFor = (goods: readonly Goods[], country: Country): GoodsReading[] =>
  kindsTold(
    goods.filter(({ isAnyKind }) => isAnyKind),
    country,
  ).map((reading) => ({ ...reading, reach: 'kinds' as const }))

/** Both: the kinds that names tell instead of goods, and what else will do for them. */
export const kindsInstead = (goods: readonly Goods[], country: Country): GoodsReading[] => [
  ...kindsTold(goods, country),
  ...anyKindsFor(goods, country),
]

/** The same kinds, told by no name but by a brand or a shelf: `Royal Canin Medium Adult` is dog food, and may be dry. */
export const kindsThatMayBe = (goods: readonly Goods[], country: Country): GoodsReading[] =>
  kindsTold(goods, country).map((reading) => ({ ...reading, reach: 'unsaid' as const }))

/** The names of several words that a folded word is, written together: `pepsi max` for `pepsimax`. */
export const namesApart = (goods: readonly Goods[], word: string, country: Country): string[][] =>
  goods
    .flatMap(({ names }) => names[country].map((name) => wordsOf(fold(name))))
    .filter((name) => name.length > 1 && name.join('') === word)

/** Shorter beginnings are those of many unrelated names. */
const shortestCompleted = 4
const mostCompleted = 3

/** The shortest folded names of goods that a single word begins, which may be unfinished, with the letters that are typed. */
export function namesCompleting({ words, writtenAs, country }: Term): string[] {
  const [word = '', ...others] = words
  if (others.length > 0 || word.length < shortestCompleted) return []
  const typed = foldButNordic(writtenAs(word))
  const hasLetters = (name: string) =>
    goodsWithName(name, country).some(({ names }) =>
      names[country].some((written) => fold(written) === name && foldButNordic(written).startsWith(typed)),
    )
  return namesBegunBy(word, country)
    .filter((name) => name !== word && (typed === word || hasLetters(name)))
    .slice(0, mostCompleted)
}

/** The goods that a compound of known words ends in, without varieties of them: `apelsiner` of `saftapelsiner`. */
export const goodsOfCompound = (splits: readonly Split[], country: Country): GoodsReading[] =>
  splits.slice(0, 1).flatMap(({ last }) => asReadings(goodsNamed([last], country), country))
