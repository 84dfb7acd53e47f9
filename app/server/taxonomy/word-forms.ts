import type { Country } from '#app/domain/locale/locales.ts'

const ending = /^(?:er|erne|en|et|ets|ar|arna|or|orna|ene|ane|e|a|s|es)?$/
const endingOfVowel = /^(?:r|rne|rna|n|ne|t|ts|s)$/
const vowel = /^[ea]?$/
/** Of a shorter name the singular is listed, so that a shorter word is another one. */
const longestShort = 7
/** `kartofler`, `filtre`. */
const contracted = /[bdfgkpstv][lr](?:er|ar|e|a)$/

/**
 * Whether a folded word with the stem of a name is a form of it: `sorbar` is none of `sorbet`, `milk` none of `milka`. In Finnish the
 * stem tells it.
 */
export function areForms(word: string, name: string, country: Country): boolean {
  if (country === 'fi' || contracted.test(word)) return true
  if (word.length < name.length && name.length <= longestShort) return false
  let same = 0
  while (same < word.length && word[same] === name[same]) same++
  const last = word[same - 1] ?? ''
  const rests = [word, name].map((text) => text.slice(same))
  if (/[aeiouy]/.test(last) && rests.every((rest) => rest === '' || endingOfVowel.test(rest))) return true
  // Consonants are doubled: `bus`, `busser`.
  const isEnding = (rest: string) => ending.test(rest.startsWith(last) ? rest.slice(1) : rest)
  return rests.every(isEnding) && rests.filter((rest) => vowel.test(rest)).length === 1
}
