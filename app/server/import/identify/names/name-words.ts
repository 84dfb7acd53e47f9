import type { Country } from '#app/domain/locale/locales.ts'
import { onceForCountry } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { brandsWith } from '../../../lexicon/brands.ts'
import { packsWith } from '../../../lexicon/packs.ts'
import { foldedWords, hasRole, wordsOfCountry, wordsWith } from '../../../lexicon/words/read-words.ts'

/** Folded words that say nothing about which good it is: connectives, and signs before a number. */
export const silentWords = foldedWords('silent')

/** Folded words for goods of the country itself, which say no more than its name. */
export const homeWords: (country: Country) => ReadonlySet<string> = onceForCountry(
  (country) =>
    new Set(wordsOfCountry(country).flatMap((one) => (hasRole(one, 'home') ? fold(one.word) : []))),
)

/** Folded words for what goods are packed in. They are left out of a name that has others. */
export const packingWords: ReadonlySet<string> = new Set(packsWith('packing').map((word) => fold(word)))

/**
 * Folded words for the kind of good, which chains add or leave out beside its name: what feed, crispbread and coffee in
 * capsules are. They are left out of a name that has others.
 */
export const kindWords = foldedWords('kind')

export const cheeseWords = foldedWords('cheese')
/**
 * Kinds that chains leave out beside the name of one of them (`Prästost`), but not of another good (`Korv ost`) nor where
 * nothing else tells the kind (`Mild ost`).
 */
export const generalWords = foldedWords('general')

/** How coffee and cheese are made, in words that also name other food. */
export const waysOfMaking = foldedWords('way')

/** The keys of brands all of whose goods are frozen. */
export const frozenBrands = brandsWith('frozen')

/** The keys of brands whose feed is for one animal, which chains leave out beside them. */
export const brandsOfOneAnimal = brandsWith('one-animal')

/** Folded words that mean the same, in the form of the second. */
export const sameWords: ReadonlyMap<string, string> = new Map(
  wordsWith('same').map(({ word, of }) => [fold(word), fold(of)]),
)

/** The word of `nameKey` for a share: `1c5pct` of `1,5`. */
const shareOf = (percent: string) => `${percent.replace(',', 'c')}pct`

/** The shares of fat that milk of a name has anyway, as the words of `nameKey`. */
export const usualFat: ReadonlyMap<string, string[]> = new Map(
  wordsWith('fat').map(({ word, of }) => [fold(word), of.split(' ').map(shareOf)]),
)

/** Ends of words that are no compounds with a general word: `mellanrost` is no cheese. */
const unrelatedEnds = [...foldedWords('unrelated')]
/** A compound with a general word: `frukostkaffe` is `kaffe frukost`. */
const compound = new RegExp(`^(.{5,}?)s?(${[...generalWords].join('|')})$`)
/** A compound with a word for organic or frozen. */
const stated = new RegExp(`^(${[...foldedWords('stating')].join('|')})(.{4,})$`)

/** The two parts of a compound with a general word, or with one for organic or frozen; undefined for other words. */
export function partsOfCompound(word: string): [string, string] | undefined {
  const isUnrelated = unrelatedEnds.some((end) => word.endsWith(end))
  const [, first, last] = stated.exec(word) ?? (isUnrelated ? null : compound.exec(word)) ?? []
  return first && last ? [first, last] : undefined
}
