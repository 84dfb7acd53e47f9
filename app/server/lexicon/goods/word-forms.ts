import type { Country } from '#app/domain/locale/locales.ts'

const ending = /^(?:er|erne|en|et|ets|ar|arna|or|orna|ene|ane|e|a|s|es)?$/
const endingOfVowel = /^(?:r|rne|rna|n|ne|t|ts|s)$/
const vowel = /^[ea]?$/
/** Of a shorter name the singular is listed, so that a shorter word is another one. */
const longestShort = 7
/** `kartofler`, `filtre`. */
const contracted = /[bdfgkpstv][lr](?:er|ar|e|a)$/

/** The ends of nouns in -er: `klippere`, `klipperen`. */
const agent = /(?<=[a-z]{3}er)e(?:n|ns|t|ts)?$/

const finnishEnding = /(?:oita|eita|eja|oja|uja|ja|t|n)$/
/** What a last vowel becomes in other forms: `munia`, `lohet`, `lautasia`. */
const changedVowels = new Set(['ai', 'ie', 'ei'])

/** The vowels that follow the stem of a Finnish word: `aa` of `lampaat`. */
const lastVowels = (word: string) => /[aeiouy]*$/.exec(word.replace(finnishEnding, ''))?.[0] ?? ''

/** Whether the vowels after the stem may be those of one Finnish word. Some endings have taken them. */
function haveSameVowels(word: string, name: string): boolean {
  const [own, other] = [lastVowels(word), lastVowels(name)]
  return own.startsWith(other) || other.startsWith(own) || changedVowels.has(other.charAt(0) + own.charAt(0))
}

/**
 * Whether a folded word with the stem of a name is a form of it: `sorbar` is none of `sorbet`, `milk` none of `milka`,
 * and `lampaat` (sheep) none of `lamppu` (lamp).
 */
export function areForms(word: string, name: string, country: Country): boolean {
  if (country === 'fi') return haveSameVowels(word, name)
  if (contracted.test(word)) return true
  if (agent.test(word) && word.replace(agent, '') === name) return true
  if (word.length < name.length && name.length <= longestShort) return false
  let same = 0
  while (same < word.length && word[same] === name[same]) same++
  const last = word[same - 1] ?? ''
  const rests = [word, name].map((text) => text.slice(same))
  if (/[aeiouy]/.test(last) && rests.every((rest) => rest === '' || endingOfVowel.test(rest))) return true
  // Consonants are doubled: `bus`, `busser`.
  const ends = rests.map((rest) => (rest.startsWith(last) ? rest.slice(1) : rest))
  return ends.every((end) => ending.test(end)) && ends.filter((end) => vowel.test(end)).length === 1
}

/** The ends of inflected forms, each with the ends that the word itself may have instead. */
const scandinavianForms: [RegExp, string[]][] = [
  [/(?<=..)e[nt]$/, ['']],
  [/(?<=..a)n$/, ['']],
  [/(?<=...)a$/, ['e']],
  [/(?<=...)e$/, ['']],
  [/(?<=..)orna$/, ['a']],
  [/(?<=..)arna$/, ['e', 'are', '']],
  [/(?<=..)e(?:rne|rna|ne)$/, ['e', 'er', '']],
]
const finnishForms: [RegExp, string[]][] = [
  [/(?<=..[aeiouy])(?:t?a|n|t)$/, ['']],
  [/(?<=..e)tta$/, ['']],
  [/(?<=.[hlnrstu])ta$/, ['', 'i']],
  [/(?<=..)oja$/, ['a', 'o']],
  [/(?<=..)uja$/, ['u']],
  [/(?<=..)eja$/, ['i']],
  [/(?<=..)ia$/, ['a', '']],
  [/(?<=...)oita$/, ['a', 'o']],
  [/(?<=...)eita$/, ['e', 'i']],
  [/(?<=.h)k(?:eita|eet|een|etta)$/, ['e']],
  [/(?<=.u)ita$/, ['u']],
  [/(?<=..i)m(?:ia|et)$/, ['n']],
  [/(?<=...)set$/, ['nen']],
  [/(?<=..i)sta$/, ['nen']],
  [/(?<=..)kkaita$/, ['kas']],
  [/(?<=..)aita$/, ['as']],
  [/(?<=.n)kai?t?[ta]$/, ['gas']],
  [/(?<=.m)paa[nt]$/, ['mas']],
]

/**
 * The words of which a folded word may be an inflected form: `äggen` of `ägg`, `kanaa` of `kana`. Most of them do not
 * exist. Stems cannot tell, because those of short words are too short.
 */
export function possibleWords(form: string, country: Country): string[] {
  return (country === 'fi' ? finnishForms : scandinavianForms).flatMap(([ending, instead]) =>
    ending.test(form) ? instead.map((end) => form.replace(ending, end)) : [],
  )
}
