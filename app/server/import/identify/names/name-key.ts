import type { Part } from '#app/domain/categories/parts.ts'
import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold, foldForKey } from '#app/domain/search/folding.ts'
import { partOfName } from '../../../categories/part-of-name.ts'
import { goodsNamed, neighbours, withKinds } from '../../../lexicon/goods/names-of-goods.ts'
import { packAlternatives } from '../../../lexicon/packs.ts'
import { frozenWords } from '../../../lexicon/words/frozen-words.ts'
import { wordsAs, wordsWith } from '../../../lexicon/words/read-words.ts'
import { remembered } from '../../../remembered.ts'
import {
  brandsOfOneAnimal,
  cheeseWords,
  frozenBrands,
  generalWords,
  homeWords,
  kindWords,
  packingWords,
  partsOfCompound,
  sameWords,
  silentWords,
  usualFat,
  waysOfMaking,
} from './name-words.ts'

/** The class of fruit: `klass 1`, `kl. I`, `1 lk`. */
const classWord = wordsAs('class')
const fruitClass = new RegExp(
  `(?<!\\p{L})(?:(?:${classWord})\\.?\\s*(?:[12]|i{1,2})|[12]\\.?\\s*(?:${classWord}))(?![\\p{L}\\d])\\.?`,
  'giu',
)
const roundDecimals = /(\d+)[.,]0+(?!\d)/g
/** A share, with what it is a share of: `1,5 %`, `14% fett`. It becomes one word. */
const share = new RegExp(`(\\d+)(?:[.,](\\d+))?\\s?%(?:\\s*(?:${wordsAs('of-fat')})(?!\\p{L}))?`, 'giu')
const hyphen = /(?<=\p{L})-(?=\p{L})/gu
/** `u/sukker`, `m/ost`. */
const short = /(?<!\p{L})([um])\/(?=\p{L})/giu
/** How many pieces a pack has: `10-pack`. */
const piecesOfPack = new RegExp(`(?<![\\p{L}\\d])\\d+[\\s-]?(?:${packAlternatives('pack')})(?!\\p{L})`, 'giu')
const wholeBeans = /(?<!\p{L})(?:hela|hele)\s+(?:kaffe)?(?:bönor|bønner)/giu

const endings = /(?:arna|orna|erne|ade|ede|ene|ad|at|et|ar|or|er|en|a|e|t|d|r|n)$/
const shortestStem = 4
/** For which animal: `til hund`, `kattmat`, `koiran herkut`; and whether it is a treat. */
const animal = new RegExp(
  `^(${wordsAs('animal')})(?:e|n|en|er|ar|arna)?(?:${wordsAs('feed')}|(${wordsAs('treat')}))?$`,
)

const frozen = 'frost'
/** The animals by their folded words, each in one word for all languages. */
const animals = new Map(wordsWith('animal').map(({ word, of }) => [fold(word), of]))
const animalNames = new Set(animals.values())
const treats = 'godis'

/** A word has no more endings than these: `sukkererter` is another word than `sukker`. */
const mostEndings = 2

/** Whether a word without its ending names other goods: tea of fennel (`fennikelte`) is no `fennikel`. */
function namesOthers(shortened: string, word: string, country: Country): boolean {
  const goods = goodsNamed([word], country)
  if (goods.length === 0) return false
  const others = goodsNamed([shortened], country)
  return others.length > 0 && !goods.some((one) => others.includes(one))
}

/**
 * Scandinavian words without their endings, so that `skivad` and `skivade` are one; of Finnish ones the plural. What names
 * other goods then is kept.
 */
function stemOf(word: string, country: Country): string {
  if (/\d/.test(word)) return word
  if (country === 'fi') return word.length > 5 ? word.replace(/(?<=e)et$|t$/, '') : word
  let shortened = word
  for (let removed = 0; removed < mostEndings; removed++) {
    const shorter = shortened.replace(endings, '')
    if (shorter.length < shortestStem || namesOthers(shorter, word, country)) break
    shortened = shorter
  }
  return shortened
}

const mostStems = 50_000
const stemIn = onceForCountry((country) => remembered(mostStems, (word) => stemOf(word, country)))

/** Text without a fruit's class, which chains write in many ways or not at all. */
export function withoutClass(text: string): string {
  return text.replace(fruitClass, ' ')
}

/** Text without the number of pieces in a pack, which chains state or not beside its weight. */
export function withoutPieces(text: string): string {
  return text.replace(piecesOfPack, ' ')
}

function unfolded(name: string): string {
  return withoutClass(name)
    .replace(wholeBeans, 'kaffebönor')
    .replace(short, (_, letter: string) => (letter.toLowerCase() === 'u' ? 'uten ' : 'med '))
    .replace(roundDecimals, '$1')
    .replace(share, (_, whole: string, part = '') => ` ${whole}${part && `c${part.replace(/0+$/, '')}`}pct `)
}

/** The text without the brands, which may be joined otherwise in it (`Coca-Cola`, `Coca Cola`). */
function withoutBrands(text: string, brandKeys: readonly string[]): string {
  return brandKeys.reduce((rest, key) => {
    const joined = key.replaceAll(' ', '')
    return ` ${rest} `.replace(` ${key} `, ' ').replace(` ${joined} `, ' ').trim()
  }, text)
}

function wordsOf(word: string, country: Country): string[] {
  if (silentWords.has(word) || homeWords(country).has(word)) return []
  if (frozenWords.has(word)) return [frozen]
  const [, fed = '', treat] = animal.exec(word) ?? []
  const animalName = animals.get(fed)
  if (animalName) return [animalName, ...(treat ? [treats] : [])]
  const same = sameWords.get(word) ?? word
  if (kindWords.has(same)) return [same]
  return partsOfCompound(same)?.flatMap((part) => wordsOf(part, country)) ?? [same]
}

const eaten: ReadonlySet<Part | null> = new Set<Part>([
  ...(['fruit-vegetables', 'meat-fish', 'dairy-eggs', 'bread-cakes'] as const),
  ...(['pantry', 'frozen', 'drinks', 'sweets-snacks'] as const),
])

/** A cheese's share of fat, as one word of `nameKey`. */
const fatOfCheese = /^[1-6]\d(?:c\d+)?pct$/

/** Whether words together name goods of the kind that a general word names. */
function areOfKind(words: string[], general: string, country: Country): boolean {
  const kinds = goodsNamed([general], country)
  return goodsNamed(words, country).some((one) => withKinds(one).some((kind) => kinds.includes(kind)))
}

/** Whether a word names food, and whether it is of the kind that a general word names. */
function kindOf(word: string, general: string, country: Country): 'none' | 'same' | 'other' {
  if (cheeseWords.has(general) && fatOfCheese.test(word)) return 'same'
  // A compound may lack the last letter: `skinkost`.
  const forms = waysOfMaking.has(word) ? [] : [word, `${word}a`, `${word}e`]
  if (forms.some((form) => areOfKind([form], general, country))) return 'same'
  const isEaten = forms.some((form) => goodsNamed([form], country).some(({ part }) => eaten.has(part)))
  return isEaten ? 'other' : 'none'
}

/** The words, always with or always without those that brand and other words imply, because chains leave them out or not. */
function withImplied(words: readonly string[], country: Country, brandKeys: readonly string[]): string[] {
  const isOf = (brands: ReadonlySet<string>) => brandKeys.some((key) => brands.has(key))
  const others = words.filter(
    (word) => word && ![generalWords, kindWords, packingWords].some((some) => some.has(word)),
  )
  const isImplied = (word: string): boolean => {
    if (word === frozen)
      return (
        isOf(frozenBrands) ||
        partOfName(words.filter((other) => other !== frozen).join(' '), country) === 'frozen'
      )
    if (animalNames.has(word) || word === treats) return isOf(brandsOfOneAnimal)
    return generalWords.has(word) && isGeneral(word)
  }
  const isOfBrand = (general: string) => brandKeys.some((key) => areOfKind(key.split(' '), general, country))
  /** Whether the other words name goods of the kind that a general word names, or other food. */
  const kindBeside = (general: string) => {
    const kinds = others.map((other) => kindOf(other, general, country))
    if (kinds.includes('other')) return 'other'
    const isNamed =
      kinds.includes('same') || [...neighbours(others)].some((name) => areOfKind(name, general, country))
    return isNamed ? 'same' : 'none'
  }
  const isGeneral = (general: string) =>
    others.length === 0 ? isOfBrand(general) : kindBeside(general) === 'same'
  // Of a brand of coffee, `Formalet` is the `Formalet kaffe` of other brands.
  const meant = [...generalWords].filter(
    (general) =>
      others.length > 0 && !words.includes(general) && isOfBrand(general) && kindBeside(general) === 'none',
  )
  return [...words.filter((word) => !isImplied(word)), ...meant]
}

/**
 * The key of a product's name, the same for names that independent chains give one good: whatever the order, the endings
 * and the joints of the words, without the class of fruit, the brand, the pack, and words that chains may leave out: a
 * general one beside a compound with it (`kaffe` beside `bryggkaffe`), the animal of a brand for one, that goods are from
 * the country itself, or frozen if they always are, the fat that such milk has. A general word that only the brand
 * implies is always in it.
 * @param brandKeys the folded names of the brand and its owner.
 */
export function nameKey(name: string, country: Country, brandKeys: readonly string[]): string {
  const unbranded = withoutBrands(foldForKey(unfolded(name).replace(hyphen, '')), brandKeys)
  const all = unbranded.split(' ').flatMap((word) => wordsOf(word, country))
  const fat = new Set(all.flatMap((word) => usualFat.get(word) ?? []))
  const words = withImplied(
    all.filter((word) => !fat.has(word)),
    country,
    brandKeys,
  )
  const specific = words.filter((word) => !kindWords.has(word) && !packingWords.has(word))
  const kept = specific.length > 0 ? specific : words
  if (kept.length === 0 && brandKeys[0] !== undefined) return brandKeys[0]
  const stems = kept.map(stemIn(country))
  // Shorter ones also end words that are no compounds with them: `rød` of `brød`.
  const telling = stems.filter(
    (word) =>
      word.length < shortestStem ||
      !stems.some((other) => other.length > word.length && other.endsWith(word)),
  )
  return [...new Set(telling)].sort().join(' ') || foldForKey(name)
}
