import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { neighboursOnKeyboard } from '#app/domain/search/keyboard.ts'
import { possibleWords } from '../../../lexicon/goods/word-forms.ts'
import { isListed, knownWords, writtenWords } from '../../../lexicon/words/word-meanings.ts'
import { stemOf } from '../../../lexicon/words/word-stem.ts'
import { soundOf } from './sounds.ts'

/** A word that may have been meant, and how unlikely the mistake is. */
export type NearWord = { word: string; cost: number }

const shortestWord = 3
const shortestStem = 4
/** An ending has up to so many letters: `papdikoita` for `paprika`. */
const longestEnding = 4
/** A word with `æ`, which is two letters when folded, is two longer without it. */
const moreWithAe = 2
/**
 * From the likeliest to the least likely mistake: a letter that is missing or has changed places, another spelling of a
 * sound, a letter too many, the key beside the right one, any other wrong letter.
 */
const costs = { misplaced: 1, sound: 1.05, tooMany: 1.1, key: 1.2, wrong: 1.3, ofStem: 0.2 } as const
/** In shorter words a wrong letter gives too many other words, unless the two sound alike or are neighbours. */
const shortestWithKey = 4
const shortestWithAlike = 6
const shortestWithAnyWrong = 7
const shortestWithTooMany = 7
/** Shorter words have other endings by chance. */
const shortestWithEnding = 5

const alike = ['aeiouy', 'ckq', 'sz', 'vwf', 'dt', 'gk', 'bp', 'ij']
const soundsAlike = (one: string, other: string) =>
  alike.some((letters) => letters.includes(one) && letters.includes(other))

/** One letter on the keyboard is two when folded: `æ`. */
const asTyped = (word: string) => word.replaceAll('ae', 'æ')

/** Compares letter by letter, because each repair compares thousands of words. */
function costOf(one: string, other: string): number | undefined {
  const longer = one.length - other.length
  if (longer > 1 || longer < -1 || one === other) return undefined
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  if (longer === -1) return one.slice(at) === other.slice(at + 1) ? costs.misplaced : undefined
  if (longer === 1) {
    if (one.slice(at + 1) !== other.slice(at)) return undefined
    return one[at] === one[at - 1] || one.length >= shortestWithTooMany ? costs.tooMany : undefined
  }
  const isSwap = one[at] === other[at + 1] && one[at + 1] === other[at]
  if (isSwap && one.slice(at + 2) === other.slice(at + 2)) return costs.misplaced
  if (one.slice(at + 1) !== other.slice(at + 1)) return undefined
  const [typed = '', meant = ''] = [one[at], other[at]]
  if (one.length >= shortestWithKey && neighboursOnKeyboard(typed).has(meant)) return costs.key
  const isLikely = one.length >= shortestWithAlike && soundsAlike(typed, meant)
  return isLikely || one.length >= shortestWithAnyWrong ? costs.wrong : undefined
}

/** The cost of a word typed with one mistake instead of another; undefined if it is not one, or not a likely one. */
export const mistakeCost = (typed: string, meant: string): number | undefined =>
  costOf(typed, meant) ??
  (typed.includes('ae') || meant.includes('ae') ? costOf(asTyped(typed), asTyped(meant)) : undefined)

/** Shorter words sound like many others. */
const shortestSound = 4
/** Spellings of one sound differ by so few letters. */
const mostInSound = 3

/**
 * Makes the cost of another word that sounds like a folded one, undefined for the others: `philadelphia` for
 * `filadelfia`.
 */
export function soundCosts(typed: string, country: Country): (meant: string) => number | undefined {
  const sound = typed.length < shortestSound ? undefined : soundOf(typed, country)
  return (meant) =>
    sound !== undefined &&
    meant !== typed &&
    Math.abs(meant.length - typed.length) <= mostInSound &&
    soundOf(meant, country) === sound
      ? costs.sound
      : undefined
}

/** The letters of a folded word, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

/** One mistake changes at most so many letters: `æ`, which is two, and another one. */
const mostChanged = 3

/** Whether few enough letters differ for one mistake. Most words are told apart by this alone. */
function mayBeNear(one: number, other: number): boolean {
  let changed = one ^ other
  for (let removed = 0; removed < mostChanged; removed++) changed &= changed - 1
  return changed === 0
}

type Listed = { word: string; letters: number; stem: string; stemLetters: number }

/** The known words of a country by their length. */
const listsFor = onceForCountry((country) => {
  const words = [...knownWords(country)].filter((word) => word.length >= shortestWord && !/\d/.test(word))
  const listed = words.map((word): Listed => {
    const stem = stemOf(word, country)
    return { word, letters: lettersOf(word), stem, stemLetters: lettersOf(stem) }
  })
  return Map.groupBy(listed, ({ word }) => word.length)
})

/** The known words of a country by what they sound like. */
const soundsFor = onceForCountry((country) =>
  Map.groupBy(knownWords(country), (word) => soundOf(word, country)),
)

/** Whether a folded word of three letters or more begins a word of the lists, so that it is likely to be unfinished. */
export const beginsListedWord = (typed: string, country: Country): boolean =>
  begunBy(typed, knownByBeginning(country))

/** The same for a word as it is typed: who types `ø` does not mean `o`. */
export const beginsWrittenWord = (written: string, country: Country): boolean =>
  begunBy(written, writtenByBeginning(country))

const firstLetters = (word: string) => word.slice(0, shortestWord)
const knownByBeginning = onceForCountry((country) => Map.groupBy(knownWords(country), firstLetters))
const writtenByBeginning = onceForCountry((country) => Map.groupBy(writtenWords(country), firstLetters))

const begunBy = (beginning: string, words: ReadonlyMap<string, string[]>) =>
  words.get(firstLetters(beginning))?.some((word) => word.startsWith(beginning)) === true

const writtenFor = onceForCountry((country) =>
  [...writtenWords(country)].map((word) => ({ word, folded: fold(word), letters: lettersOf(fold(word)) })),
)

/** The listed words that differ from one as it is typed by one mistake, accents compared, the likeliest first, folded. */
export function nearWrittenWords(written: string, country: Country): NearWord[] {
  const letters = lettersOf(fold(written))
  return writtenFor(country)
    .flatMap((one) => {
      const cost = mayBeNear(letters, one.letters) ? mistakeCost(written, one.word) : undefined
      return cost === undefined ? [] : [{ word: one.folded, cost }]
    })
    .sort((a, b) => a.cost - b.cost)
}

/** The endings of other forms in Scandinavian languages. */
const endings = /(?:er|ar|or|en|et|r|n|t)$/

/** How many of a word's last letters are of its ending. */
const lastLetters = 3
/** The letters of Finnish endings. */
const inEndings = [...'aeijnotu']

/** The words that a Finnish word may be, mistyped in its ending, each with the cost of the mistake: `luumuja` of `luumuaj`. */
function* withEndingMended(typed: string): Generator<NearWord> {
  for (let at = typed.length - lastLetters; at < typed.length; at++) {
    const [before, letter, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)]
    yield { word: before + after.charAt(0) + letter + after.slice(1), cost: costs.misplaced }
    for (const other of inEndings) {
      yield { word: before + other + letter + after, cost: costs.misplaced }
      if (neighboursOnKeyboard(letter).has(other)) yield { word: before + other + after, cost: costs.key }
    }
  }
}

/** The known words of which a Finnish word is a form that is mistyped in its ending. */
const nearByEnding = (typed: string): NearWord[] =>
  typed.length < shortestWithEnding
    ? []
    : [...withEndingMended(typed)].flatMap(({ word, cost }) =>
        possibleWords(word, 'fi')
          .filter((known) => known !== typed && isListed(known, 'fi'))
          .map((known) => ({ word: known, cost: cost + costs.ofStem })),
      )

/** The words of which a mistyped word may be an inflected form, mistyped alike: `kwna` for `kwnaa`. */
const formsOf = (typed: string, country: Country): string[] =>
  [...new Set(country === 'fi' ? possibleWords(typed, country) : [typed.replace(endings, '')])].filter(
    (form) => form !== typed && form.length >= shortestStem,
  )

/**
 * The words of the general lists of a language that a folded word may stand for with one mistake, also in another form,
 * the likeliest first.
 * @param shorter how many letters these may be shorter by; few take less time.
 */
export function nearWords(typed: string, country: Country, shorter: number = longestEnding): NearWord[] {
  if (typed.length < shortestWord || /[^a-z]/.test(typed)) return []
  const forms = formsOf(typed, country).map((form) => ({ form, formLetters: lettersOf(form) }))
  const letters = lettersOf(typed)
  const typedStem = stemOf(typed, country)
  const typedStemLetters = lettersOf(typedStem)
  const hasStem = typedStem.length >= shortestStem
  const near: NearWord[] = []
  const add = (word: string, cost: number | undefined, more = 0) => {
    if (cost !== undefined) near.push({ word, cost: cost + more })
    return cost !== undefined
  }
  const soundCost = soundCosts(typed, country)
  for (const word of soundsFor(country).get(soundOf(typed, country)) ?? []) add(word, soundCost(word))
  if (country === 'fi') near.push(...nearByEnding(typed))
  const listed = (more: number) => listsFor(country).get(typed.length + more) ?? []
  const withAe = listed(moreWithAe).filter(({ word }) => word.includes('ae'))
  const lengths = Array.from({ length: shorter + 2 }, (_, more) => more - shorter)
  for (const one of [...lengths.flatMap(listed), ...withAe]) {
    const { word, stem } = one
    if (mayBeNear(letters, one.letters) && add(word, mistakeCost(typed, word))) continue
    const isStemNear = hasStem && stem.length >= shortestStem && mayBeNear(typedStemLetters, one.stemLetters)
    if (isStemNear && add(word, mistakeCost(typedStem, stem), costs.ofStem)) continue
    for (const { form, formLetters } of forms)
      if (mayBeNear(formLetters, one.letters) && add(word, mistakeCost(form, word), costs.ofStem)) break
  }
  return near.sort((a, b) => a.cost - b.cost)
}
