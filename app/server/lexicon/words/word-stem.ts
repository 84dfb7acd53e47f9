import type { Country } from '#app/domain/locale/locales.ts'
import { alternatives, foldedWords } from './read-words.ts'

const shortest = 3

function singleConsonants(word: string): string {
  return word.replace(/([b-df-hj-np-tv-z])\1/g, '$1')
}

const scandinavianEnding = /(?:erne|erna|arna|orna|arne|ene|ane|ers|en|et|er|ar|or|e|a)$/

/** Words that end in these keep their s: `rens`, `glas`. */
const keptS = alternatives([...foldedWords('keeps-s')].map((end) => end.slice(0, -1)))
/** The plural of loans (`tortillas`, `donuts`) and the genitive of longer words. */
const finalS = new RegExp(`(?<=[a-z]{4}[^s])(?<!${keptS})s$`)

function scandinavianStem(inflected: string): string {
  const word = inflected.replace(finalS, '')
  const bare = singleConsonants(word.replace(scandinavianEnding, (ending) => keep(word, ending)))
  // An -er or -et can belong to the word itself (kotelet, burger): its inflected forms lose it too.
  const stem = bare.replace(/(?:er|et|en)$/, (ending) => keep(bare, ending))
  // `filtre` and `filter`, as `kartofler` and `kartoffel`.
  return stem
    .replace(/([bdfgkpstv])l$/, '$1el')
    .replace(/(?<=[a-z]{3}[bdgkptv])r$/, '')
    .replace(finalS, '')
}

function keep(word: string, ending: string): string {
  return word.length - ending.length >= shortest ? '' : ending
}

const softened: Record<string, string> = { v: 'p', d: 't' }

/** `ruoka` ends many compounds and loses its k: `lastenruoat`. */
const foodWithoutK = /(?<=r)u[ou]a(?=[tn]?$)/

/** `makeinen`, `makeiset`; `kyljys`, `kyljykset`. */
const finalConsonants = (stem: string): string =>
  stem.replace(/(?<=[a-z]{3}i)[ns]$/, '').replace(/(?<=[a-z]{4})ks$/, 's')

/** `sokeriton`, `sokeritonta`: without sugar, which is no form of `sokerit`. */
const without = /(?<=[a-z]{4}ton)(?:ta)?$/

function finnishStem(inflected: string): string {
  if (without.test(inflected)) return inflected.replace(without, '')
  const word = inflected.replace(foodWithoutK, 'uoka')
  const nominative = word.replace(/(?:oita|eita|eja|oja|uja|ja|t|n)$/, (ending) => keep(word, ending))
  const vowels = /[aeiouy]*$/.exec(nominative)?.[0].length ?? 0
  const stem = nominative.slice(0, Math.max(shortest, nominative.length - vowels))
  // Only these alternate: `kurkku`, `kurkut`, but `pala` is no `palli`.
  return finalConsonants(stem.replace(/([kpt])\1/g, '$1')).replace(
    /[vd]$/,
    (consonant) => softened[consonant] ?? consonant,
  )
}

/**
 * The stem that a folded word shares with its inflected forms in a country's language, so that `tomater` matches `tomat`
 * and `kartofler` matches `kartoffel`. It is a key for comparing and not always a word.
 * In Finland stems follow Finnish, elsewhere the endings that Danish, Norwegian and Swedish share.
 */
export function stemOf(word: string, country: Country): string {
  if (/\d/.test(word)) return word
  return country === 'fi' ? finnishStem(word) : scandinavianStem(word)
}
