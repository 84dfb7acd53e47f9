import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import {
  type Goods,
  goodsNamed,
  goodsWithName,
  kindsAbove,
  neighbours,
  withKinds,
} from '../../lexicon/goods/names-of-goods.ts'
import {
  firstPreposition,
  isConjunction,
  isConnective,
  isWithout,
} from '../../lexicon/words/function-words.ts'
import { joinedWords } from '../../lexicon/words/joined-words.ts'
import { meaningOf } from '../../lexicon/words/word-meanings.ts'
import { stemOf } from '../../lexicon/words/word-stem.ts'
import { compoundOf, isOtherShort, type NamedWord } from './analyse-name.ts'
import { belongTogether } from './parts-together.ts'

/**
 * The goods that words name together: those of a part of the shop, or else those that may stand in it. A pear is no light
 * bulb.
 */
function goodsIn(words: readonly string[], country: Country, part: Part | null): readonly Goods[] {
  const goods = goodsNamed(words, country)
  const own = goods.filter((one) => one.part === part)
  if (own.length > 0) return own
  return goods.filter((one) => !one.part || belongTogether(one.part, part))
}

/** The goods that the end of a compound names: `marmelade` of `Hindbærmarmelade`. */
function goodsOfEnd(word: string, country: Country, part: Part | null): readonly Goods[] {
  for (const end of compoundOf(word, country).proven) {
    const goods = goodsIn([fold(end)], country, part)
    if (goods.length > 0) return goods
  }
  return []
}

/** The goods that a word names by itself, or else by its end. */
export function goodsOfWord(word: string, country: Country, part: Part | null): readonly Goods[] {
  const goods = goodsIn([fold(word)], country, part)
  return goods.length > 0 ? goods : goodsOfEnd(word, country, part)
}

/** Whether a name of goods begins with a folded word: `Pose til kaffe` is no `kaffe på pose`. */
const beginsWith = ({ names }: Goods, word: string, country: Country) =>
  names[country].some((name) => stemOf(wordsOf(fold(name))[0] ?? '', country) === stemOf(word, country))

/** Whether a name of goods lists others itself: `frugt og grønt`. */
const isList = ({ names }: Goods, country: Country) =>
  names[country].some((name) => wordsOf(fold(name)).some(isConjunction))

/**
 * The goods that neighbouring words name together. Goods that are flavours count only if the head is one of the words.
 * @returns the goods, and the role that each of these words has if the goods are others than those of the word alone. What is done to
 * goods (`frosne`) makes no other goods, and a word before a preposition still describes them (`Boller i karry`).
 */
function goodsOfPhrases(named: readonly NamedWord[], country: Country, part: Part | null) {
  const at = firstPreposition(named.map(({ word }) => fold(word)))
  const before = new Set(named.slice(0, at === -1 ? undefined : at))
  const found: Goods[] = []
  const rolesOfOthers = new Map<NamedWord, NamedWord['role']>()
  for (const phrase of neighbours(named.filter(({ word }) => !isConnective(fold(word))))) {
    // The longer name says it: `sika-nauta jauheliha` is no `nauta jauheliha`.
    const isSaid = phrase.every((word) => rolesOfOthers.has(word))
    if (isSaid || !phrase.some((word) => before.has(word))) continue
    const hasHead = phrase.some(({ role }) => role === 'head')
    const folded = phrase.map(({ word }) => fold(word))
    const isAcross = !phrase.every((word) => before.has(word))
    const [start, end] = [phrase[0], phrase.at(-1)].map((word) => (word ? named.indexOf(word) : 0))
    const isListed = named.slice(start, end).some(({ word }) => isConjunction(word))
    const goods = goodsIn(folded, country, part).filter(
      (one) =>
        (hasHead || !one.isFlavour) &&
        (!isAcross || beginsWith(one, folded[0] ?? '', country)) &&
        (!isListed || isList(one, country)),
    )
    if (goods.length === 0) continue
    found.push(...goods)
    const isOfState = folded.some((word) => meaningOf(word, country)?.isState)
    const role = isOfState ? 'head' : isAcross ? 'other' : 'flavour'
    for (const word of phrase) rolesOfOthers.set(word, role)
  }
  return { found, rolesOfOthers }
}

const isKindOf = (goods: Goods, others: readonly Goods[]) =>
  kindsAbove(goods).some(({ id }) => others.some((other) => other.id === id))

/**
 * The kinds of its head's goods that another word of a name tells, as a compound of both would: `jordbæryoghurt` of
 * `Yoghurt jordbær`. Those that a word after a preposition tells are `broader`: `Yoghurt med müsli`. What a name lists
 * beside the head is something else: `Ost og kage` is no cheesecake.
 * @param inPhrase the words of longer names, which are no other goods by two of them.
 */
function kindsTold(
  named: readonly NamedWord[],
  inPhrase: ReadonlySet<NamedWord>,
  country: Country,
  part: Part | null,
) {
  const folded = named.map(({ word }) => fold(word))
  const [without, at] = [folded.findIndex(isWithout), firstPreposition(folded)]
  const present = named.slice(0, without === -1 ? undefined : without)
  const main = present.slice(0, at === -1 ? undefined : at)
  const toldBy = (others: readonly NamedWord[]) =>
    main.flatMap((head) => {
      if (head.role !== 'head') return []
      const last = fold(head.word)
      const goods = goodsIn([last], country, part)
      return others
        .filter((other) => other !== head && other.item === head.item && !isConnective(fold(other.word)))
        .filter((other) => !inPhrase.has(head) || !inPhrase.has(other))
        .flatMap((other) => joinedWords(fold(other.word), last, country))
        .flatMap((compound) => goodsIn([compound], country, part))
        .filter((one) => isKindOf(one, goods))
    })
  return { exact: toldBy(main), broader: toldBy(present.slice(main.length)) }
}

/** The goods whose name begins with the brand: `Pepsi` and `Max`. If others are known, these must share a kind with them. */
function begunByBrand(
  brand: readonly string[],
  name: readonly string[],
  known: readonly Goods[],
  country: Country,
  part: Part | null,
): Goods[] {
  if (brand.length === 0) return []
  const kinds = new Set(known.flatMap(withKinds))
  return [1, 2]
    .flatMap((length) => goodsIn([...brand, ...name.slice(0, length)], country, part))
    .filter((goods) => kinds.size === 0 || withKinds(goods).some((kind) => kinds.has(kind)))
}

/**
 * The goods of the lexicon that a product is by its analysed name, and by its brand if that says nothing else.
 * @returns `exact` goods, which a name says; `broader` ones, of which it says a kind or that are beside the head; `possible` ones of
 * the product's own part, which say less than the head (`Roiskeläppä jauhelihapizza`); and the `roles` of the words, in
 * which a word of a name for other goods is no head: `kartofler` of `søde kartofler`.
 */
export function goodsOfName(
  named: readonly NamedWord[],
  brand: string | null,
  country: Country,
  part: Part | null,
): { exact: Goods[]; broader: Goods[]; possible: Goods[]; roles: NamedWord[] } {
  const { found: exact, rolesOfOthers } = goodsOfPhrases(named, country, part)
  const told = kindsTold(named, new Set(rolesOfOthers.keys()), country, part)
  exact.push(...told.exact)
  const { broader } = told
  const possible: Goods[] = []
  const folded = named.map(({ word }) => fold(word))
  const at = firstPreposition(folded)
  const brandWords = wordsOf(fold(brand ?? ''))
  // `Quorn` and `Färs` together are other goods than `Färs`.
  const ofWhole = brandWords.length > 0 ? goodsIn([...brandWords, ...folded], country, part) : []
  exact.push(...ofWhole)
  if (ofWhole.length > 0) for (const one of named) rolesOfOthers.set(one, 'flavour')
  for (const [place, one] of named.entries()) {
    if (rolesOfOthers.has(one)) continue
    const { word, role } = one
    const goods = isOtherShort(word, country) ? [] : goodsIn([fold(word)], country, part)
    if (role === 'head') exact.push(...goods)
    if (role === 'other') broader.push(...goods.filter(({ isFlavour }) => !isFlavour))
    if (role === 'flavour' && (at === -1 || place < at))
      possible.push(...goods.filter((goods) => goods.part === part && !goods.isFlavour))
    if (role === 'head' && goods.length === 0) broader.push(...goodsOfEnd(word, country, part))
  }
  // A brand is no form of another word.
  const [brandWord = ''] = brandWords
  const ofBrand = goodsIn(brandWords, country, part).filter(
    (goods) => brandWords.length > 1 || goodsWithName(brandWord, country).includes(goods),
  )
  if (exact.length + broader.length === 0) broader.push(...ofBrand)
  // A brand that makes one kind of what the name says tells it: `Spillkonsoll` of `PlayStation`.
  else exact.push(...ofBrand.filter((goods) => isKindOf(goods, exact)))
  exact.push(...begunByBrand(brandWords, folded, [...exact, ...broader], country, part))
  const all = new Set([...exact, ...broader].flatMap(withKinds))
  const roles = named.map((one) => {
    const role = rolesOfOthers.get(one)
    if (!role || one.role !== 'head') return one
    const alone = goodsIn([fold(one.word)], country, part)
    const isOther = alone.length > 0 && !alone.some((goods) => all.has(goods))
    return isOther ? { ...one, role } : one
  })
  return { exact, broader, possible, roles }
}
