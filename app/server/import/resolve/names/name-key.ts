import type { Country } from '#app/domain/locale/locales.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { isCountryName } from './country-names.ts'
import {
  generalWords,
  homeWords,
  kindWords,
  packingWords,
  sameWords,
  silentWords,
  usualFat,
} from './name-words.ts'

/** The class of fruit: `klass 1`, `kl. I`, `1 lk`. */
const fruitClass =
  /(?<!\p{L})(?:(?:klasse|klass|kl|luokka|lk)\.?\s*(?:[12]|i{1,2})|[12]\.?\s*(?:klass|klasse|luokka|lk))(?![\p{L}\d])\.?/giu
const roundDecimals = /(\d+)[.,]0+(?!\d)/g
/** A share, with what it is a share of: `1,5 %`, `14% fett`. It becomes one word. */
const share = /(\d+)(?:[.,](\d+))?\s?%(?:\s*(?:fett|fedt|fetthalt|rasvaa)(?!\p{L}))?/giu
const hyphen = /(?<=\p{L})-(?=\p{L})/gu
/** `u/sukker`, `m/ost`. */
const short = /(?<!\p{L})([um])\/(?=\p{L})/giu
const wholeBeans = /(?<!\p{L})(?:hela|hele)\s+(?:kaffe)?(?:bönor|bønner)/giu

const endings = /(?:arna|orna|erne|ade|ede|ene|ad|at|et|ar|or|er|en|a|e|t|d|r|n)$/
const shortestStem = 4
/** Words that another may end in without saying more than it does beside them: `frukostkaffe` is `kaffe frukost`. */
const heads = /^(.{5,}?)s?(?:kaffe|kahvi|ost|juusto)$/
const fromTree = /^(?:luomu)(?=.{4})/

/** A word has no more endings than these: `sukkererter` is another word than `sukker`. */
const mostEndings = 2

/** Scandinavian words without their endings, so that `skivad` and `skivade` are one; of Finnish ones the plural. */
function stem(word: string, country: Country): string {
  if (/\d/.test(word)) return word
  if (country === 'fi') return word.length > 5 ? word.replace(/(?<=e)et$|t$/, '') : word
  let shortened = word
  for (let removed = 0; removed < mostEndings; removed++) {
    const shorter = shortened.replace(endings, '')
    if (shorter.length < shortestStem) break
    shortened = shorter
  }
  return shortened
}

/** Text without a fruit's class, which chains write in many ways or not at all. */
export function withoutClass(text: string): string {
  return text.replace(fruitClass, ' ')
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
  if (silentWords.has(word) || homeWords[country].has(word) || isCountryName(word)) return []
  const same = sameWords.get(word) ?? word
  const organic = fromTree.exec(same)
  return organic && same !== organic[0] ? ['eko', same.slice(organic[0].length)] : [same]
}

/**
 * The key of a product's name, the same for names that independent chains give one good: whatever the order, the endings
 * and the joints of the words, without the class of fruit, the brand, the pack, and words that chains may leave out: a
 * general one beside a compound with it (`kaffe` beside `bryggkaffe`), the kind of feed, the fat that such milk has.
 * @param brandKeys the folded names of the brand and its owner.
 */
export function nameKey(name: string, country: Country, brandKeys: readonly string[]): string {
  const unbranded = withoutBrands(foldForKey(unfolded(name).replace(hyphen, '')), brandKeys)
  const words = unbranded.split(' ').flatMap((word) => wordsOf(word, country))
  const fat = new Set(words.flatMap((word) => usualFat.get(word) ?? []))
  const isNamed = (word: string) => !fat.has(word)
  const plain = words.filter(isNamed)
  const specific = plain.filter((word) => !kindWords.has(word) && !packingWords.has(word))
  const kept = specific.length > 0 ? specific : plain.filter((word) => !generalWords.has(word))
  if (kept.length === 0 && brandKeys[0] !== undefined) return brandKeys[0]
  const bare = kept.map((word) => heads.exec(word)?.[1] ?? word)
  const stems = bare.map((word) => stem(word, country))
  const telling = stems.filter(
    (word) => !stems.some((other) => other.length > word.length && word.length > 2 && other.endsWith(word)),
  )
  return [...new Set(telling)].sort().join(' ') || foldForKey(name)
}
