import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, isConnective, wordsOf } from '#app/domain/search/folding.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { firstPreposition, meaningOf } from '../../categories/word-meanings.ts'
import { type Goods, goodsNamed, kindsAbove, neighbours } from '../../taxonomy/taxonomy.ts'
import { compoundOf, type NamedWord } from './analyse-name.ts'
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
    const goods = goodsIn(folded, country, part).filter(
      (one) => (hasHead || !one.isFlavour) && (!isAcross || beginsWith(one, folded[0] ?? '', country)),
    )
    if (goods.length === 0) continue
    found.push(...goods)
    const isOfState = folded.some((word) => meaningOf(word, country)?.isState)
    const role = isOfState ? 'head' : isAcross ? 'other' : 'flavour'
    for (const word of phrase) rolesOfOthers.set(word, role)
  }
  return { found, rolesOfOthers }
}

/**
 * The goods of the taxonomy that a product is by its analysed name, or else by its brand.
 * @returns `exact` goods, which a name says; `broader` ones, of which it says a kind or that are beside the head; and the `roles`
 * of the words, in which a word of a name for other goods is no head: `kartofler` of `søde kartofler`.
 */
export function goodsOfName(
  named: readonly NamedWord[],
  brand: string | null,
  country: Country,
  part: Part | null,
): { exact: Goods[]; broader: Goods[]; roles: NamedWord[] } {
  const { found: exact, rolesOfOthers } = goodsOfPhrases(named, country, part)
  const broader: Goods[] = []
  for (const one of named) {
    if (rolesOfOthers.has(one)) continue
    const { word, role } = one
    const goods = goodsIn([fold(word)], country, part)
    if (role === 'head') exact.push(...goods)
    if (role === 'other') broader.push(...goods.filter(({ isFlavour }) => !isFlavour))
    if (role === 'head' && goods.length === 0) broader.push(...goodsOfEnd(word, country, part))
  }
  if (exact.length + broader.length === 0 && brand)
    broader.push(...goodsIn(wordsOf(fold(brand)), country, part))
  const all = new Set([...exact, ...broader].flatMap((goods) => [goods, ...kindsAbove(goods)]))
  const roles = named.map((one) => {
    const role = rolesOfOthers.get(one)
    if (!role || one.role !== 'head') return one
    const alone = goodsIn([fold(one.word)], country, part)
    const isOther = alone.length > 0 && !alone.some((goods) => all.has(goods))
    return isOther ? { ...one, role } : one
  })
  return { exact, broader, roles }
}
