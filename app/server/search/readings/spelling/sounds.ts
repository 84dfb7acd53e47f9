import type { Country } from '#app/domain/locale/locales.ts'

/** Beginnings of words that sound alike in these languages and their loans. */
const alike = [
  ['f', 'ph'],
  ['t', 'th'],
  ['v', 'hv', 'w'],
  ['sj', 'skj', 'sch', 'sh', 'ch', 'tj', 'kj'],
  ['j', 'gj', 'hj', 'y'],
  ['k', 'c', 'q'],
  ['s', 'z', 'c'],
]

/** How a sound is spelled otherwise. `c` is also an s, and `y` also a vowel, by the letter that follows. */
const sounds: Record<string, string> = {
  ...Object.fromEntries(alike.flatMap(([sound = '', ...others]) => others.map((other) => [other, sound]))),
  ...{ ck: 'k', c: 'k', dt: 't', gh: 'g', x: 'ks', ou: 'u', ae: 'e' },
}
const spelled = /skj|sch|sj|sh|ch|tj|kj|gj|hj|hv|ph|th|dt|gh|ck|ou|ae|y(?=[aou])|[cqwxz]/g
const softC = /c(?=[eiy])/g

/**
 * What a folded word sounds like, for comparing: `filadelfia` like `philadelphia`. Double letters are single ones, but not in
 * Finnish, where they tell words apart.
 */
export function soundOf(word: string, country: Country): string {
  const sound = word.replace(softC, 's').replace(spelled, (spelling) => sounds[spelling] ?? spelling)
  return country === 'fi' ? sound : sound.replace(/([a-z])\1+/g, '$1')
}

const lettersAfter = 2

/** The beginnings of words that sound like the beginning of a folded word: `phil` for `filadelfia`. */
export const beginningsAlike = (word: string): string[] =>
  alike.flatMap((spellings) => {
    const own = spellings.find((spelling) => word.startsWith(spelling))
    if (own === undefined) return []
    const after = word.slice(own.length, own.length + lettersAfter)
    return spellings.filter((spelling) => spelling !== own).map((spelling) => spelling + after)
  })
