import type { Country } from '#app/domain/locale/locales.ts'
import { foldForKey } from '#app/domain/search/folding.ts'

/** Words that say nothing about which good it is: connectives, and where fruit comes from. */
const silent = new Set(
  'og och ja and fra fran a the sverige danmark norge suomi holland spanien spania italien italia'.split(' '),
)
const sameWord: Record<string, string> = {
  ...{
    ekologisk: 'eko',
    ekologiska: 'eko',
    ekologiskt: 'eko',
    okologisk: 'eko',
    okologiske: 'eko',
    oko: 'eko',
  },
  ...{ luomu: 'eko', krav: 'eko', organic: 'eko' },
}
/** The class of fruit: `klass 1`, `kl. I`, `1 lk`. */
const fruitClass =
  /(?<!\p{L})(?:(?:klasse|klass|kl|luokka|lk)\.?\s*(?:[12]|i{1,2})|[12]\.?\s*(?:klass|klasse|luokka|lk))(?![\p{L}\d])\.?/giu
const roundDecimals = /(\d+)[.,]0+(?!\d)/g
const endings = /(?:arna|orna|erne|ade|ede|ene|ad|at|et|ar|or|er|en|a|e|t|d|r|n)$/
const shortestStem = 4

/** Scandinavian words without their endings, so that `skivad` and `skivade` are one. Finnish inflects otherwise. */
function stem(word: string, country: Country): string {
  if (country === 'fi' || /\d/.test(word)) return word
  const shorter = word.replace(endings, '')
  return shorter.length >= shortestStem ? shorter : word
}

/** Text without a fruit's class, which chains write in many ways or not at all. */
export function withoutClass(text: string): string {
  return text.replace(fruitClass, ' ')
}

/**
 * The key of a product's name, the same for names that independent chains give one good: whatever the order and the
 * endings of the words, without the class of fruit, the brand, and a general word that another contains (`kaffe` beside
 * `bryggkaffe`).
 * @param brandKeys the folded names of the brand and its owner.
 */
export function nameKey(name: string, country: Country, brandKeys: readonly string[]): string {
  const all = foldForKey(withoutClass(name).replace(roundDecimals, '$1'))
  const unbranded = brandKeys.reduce((text, key) => ` ${text} `.replace(` ${key} `, ' ').trim(), all)
  const words = unbranded.split(' ').flatMap((word) => {
    const plain = sameWord[word] ?? word
    return plain && !silent.has(plain) ? [stem(plain, country)] : []
  })
  const telling = words.filter(
    (word) => !words.some((other) => other.length > word.length && word.length > 3 && other.endsWith(word)),
  )
  return [...new Set(telling)].sort().join(' ') || foldForKey(name)
}
