import type { Country } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { type Goods, goodsNamed, goodsWithName, withKinds } from '../../lexicon/goods/names-of-goods.ts'
import { wordsAs } from '../../lexicon/words/read-words.ts'
import { meaningOf } from '../../lexicon/words/word-meanings.ts'
import { stemOf } from '../../lexicon/words/word-stem.ts'
import { type NamedWord, writtenWords } from './analyse-name.ts'
import { goodsOfWord } from './goods-of-name.ts'

/** What stands between the goods of a shelf. */
const betweenGoods = new RegExp(`,|&|\\s(?:${wordsAs('conjunction')})\\s`)

/** What shelves end with that tells nothing: `Skæreost m.v.`, `yoghurt-mv`. */
const andSoOn = /[\s-]m\.?\s?v\.?$/i
/** Some feeds name shelves as addresses do: `kiks-kager-knaekbrod`. */
const slug = /^[a-z]+(?:-[a-z]+)+$/
/** Shorter words of such a name are `og`, or belong to the next (`t-shirts`), but for goods: `frys-selv-is`. */
const shortestInSlug = 3
const isInSlug = (word: string, country: Country) =>
  word.length >= shortestInSlug || goodsWithName(word, country).length > 0
/** Shorter stems end other words by chance: `is` ends `ris`. */
const shortestEnd = 3

/** The words of a shelf's name that is written as an address, or the one word that they are together: `palaegs-salater`. */
function wordsOfSlug(slug: string, country: Country): string[] {
  const together = slug.replaceAll('-', '')
  return goodsNamed([together], country).length > 0
    ? [together]
    : slug.split('-').filter((word) => isInSlug(word, country))
}

/** The goods that a shelf is named after, as written: `Fløte og rømme` gives `fløte` and `rømme`. */
function goodsOf(shelf: string, country: Country): string[] {
  const named = shelf.replace(andSoOn, '')
  const goods = slug.test(named) ? wordsOfSlug(named, country) : named.split(betweenGoods)
  return goods.flatMap((one) => writtenWords(one).at(-1) ?? [])
}

/**
 * The goods of its shelf's name that a product may be, by their head nouns. Of several (`Deodorant og barbering`)
 * nobody knows which, but for those that its own name repeats; if the name says itself that it is something else, none.
 * @returns `certain` ones, and those that it may be.
 */
export function goodsOfShelf(
  shelf: string,
  name: readonly NamedWord[],
  country: Country,
): { certain: string[]; possible: string[] } {
  const goods = goodsOf(shelf, country)
  if (goods.length < 2) return { certain: goods, possible: [] }
  const heads = name.flatMap(({ word, role }) => (role === 'head' ? stemOf(fold(word), country) : []))
  const isEndOf = (end: string, head: string) => end.length >= shortestEnd && head.endsWith(end)
  const repeats = (is: (end: string, head: string) => boolean) =>
    goods.filter((each) => heads.some((head) => is(stemOf(fold(each), country), head)))
  // A mikrovågsugn among `Ugnar och mikrovågsugnar` is no ugn.
  for (const repeated of [repeats((end, head) => end === head), repeats(isEndOf)])
    if (repeated.length > 0) return { certain: repeated, possible: [] }
  // Food for animals is named after its form: `Tørrfôr`.
  const isOther = name.some(({ word, role }) => {
    const meaning = role === 'flavour' ? undefined : meaningOf(fold(word), country)
    return meaning !== undefined && meaning.part !== 'pets'
  })
  return { certain: [], possible: isOther ? [] : goods }
}

/**
 * Whether a name only says what a product of this shelf tastes of: `Jordbær` on the shelf of yoghurt, which is another
 * part of the shop. Meat and fish stand on shelves that are named after what is made of them.
 */
export function isOnlyFlavour(
  name: readonly NamedWord[],
  shelf: readonly string[],
  country: Country,
): boolean {
  const heads = name.filter(({ role }) => role === 'head').map(({ word }) => fold(word))
  const [head = ''] = heads
  const meaning = heads.length === 1 ? meaningOf(head, country) : undefined
  if (!meaning?.part || meaning.weight > 0 || meaning.part === 'meat-fish') return false
  const kinds = goodsNamed([head], country).flatMap(withKinds)
  return shelf.some((word) => {
    const goods = goodsNamed([fold(word)], country)
    const isOther = (one: Goods) => one.part !== meaning.part && !one.isFlavour && !kinds.includes(one)
    return goods.length > 0 && goods.every(isOther)
  })
}

const isKindOf = (goods: Goods, others: readonly Goods[]) =>
  withKinds(goods).some((kind) => others.includes(kind))

/**
 * Whose shelf a product stands on: that of its own goods, of a kind of them, or of what they are a kind of; that of others
 * (`Kahvi` among liqueurs); or one whose name says nothing.
 * @param goods those that the product's name says; without any, every shelf of goods is its own.
 */
export function whoseShelf(
  shelf: string,
  goods: readonly Goods[],
  country: Country,
): 'own' | 'others' | 'nothing' {
  const ofShelf = goodsOf(shelf, country).flatMap((word) => goodsOfWord(word, country, null))
  if (ofShelf.length === 0) return 'nothing'
  if (goods.length === 0) return 'own'
  const isOwn = goods.some((one) => isKindOf(one, ofShelf)) || ofShelf.some((one) => isKindOf(one, goods))
  return isOwn ? 'own' : 'others'
}
