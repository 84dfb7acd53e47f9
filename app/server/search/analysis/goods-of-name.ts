import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, isConnective, wordsOf } from '#app/domain/search/folding.ts'
import { firstPreposition } from '../../categories/word-meanings.ts'
import { type Goods, goodsNamed } from '../../taxonomy/taxonomy.ts'
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

const mostInName = 3

/** The goods that several neighbours name before any preposition, and these words; flavours count only with the head. */
function goodsOfPhrases(named: readonly NamedWord[], country: Country, part: Part | null) {
  const at = firstPreposition(named.map(({ word }) => fold(word)))
  const telling = named.slice(0, at === -1 ? undefined : at).filter(({ word }) => !isConnective(fold(word)))
  const found: Goods[] = []
  const words = new Set<NamedWord>()
  for (let length = mostInName; length > 1; length--) {
    for (let start = 0; start + length <= telling.length; start++) {
      const phrase = telling.slice(start, start + length)
      const hasHead = phrase.some(({ role }) => role === 'head')
      const folded = phrase.map(({ word }) => fold(word))
      const goods = goodsIn(folded, country, part).filter(({ isFlavour }) => hasHead || !isFlavour)
      found.push(...goods)
      if (goods.length > 0) for (const word of phrase) words.add(word)
    }
  }
  return { found, words }
}

/**
 * The goods of the taxonomy that a product is by its analysed name, or else by its brand.
 * @returns `exact` goods, which a name says, and `broader` ones, of which it says a kind or that are beside the head.
 */
export function goodsOfName(
  named: readonly NamedWord[],
  brand: string | null,
  country: Country,
  part: Part | null,
): { exact: Goods[]; broader: Goods[] } {
  const { found: exact, words } = goodsOfPhrases(named, country, part)
  const broader: Goods[] = []
  for (const one of named) {
    if (words.has(one)) continue
    const { word, role } = one
    const goods = goodsIn([fold(word)], country, part)
    if (role === 'head') exact.push(...goods)
    if (role === 'other') broader.push(...goods.filter(({ isFlavour }) => !isFlavour))
    if (role === 'head' && goods.length === 0) broader.push(...goodsOfEnd(word, country, part))
  }
  if (exact.length + broader.length === 0 && brand)
    broader.push(...goodsIn(wordsOf(fold(brand)), country, part))
  return { exact, broader }
}
