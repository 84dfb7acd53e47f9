import type { Country } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import { stemOf } from '#app/domain/search/word-stem.ts'
import { knownWords, writtenWords } from '../../categories/word-meanings.ts'

/** A word that may have been meant, and how unlikely the mistake is. */
export type NearWord = { word: string; cost: number }

const shortestWord = 3
const shortestStem = 4
/** Other words than these have another stem, or the same by chance. */
const mostLonger = 1
/** A letter that is missing or has changed places is likelier than one too many, and that likelier than a wrong one. */
const costs = { misplaced: 1, tooMany: 1.1, wrong: 1.3, ofStem: 0.2 } as const
/** In shorter words a wrong letter gives too many other words, unless the two sound alike or are neighbours. */
const shortestWithWrong = 6
const shortestWithAnyWrong = 7
const shortestWithTooMany = 7

const alike = ['aeiouy', 'ckq', 'sz', 'vwf', 'dt', 'gk', 'bp', 'ij']
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const isMixedUp = (one: string, other: string) =>
  alike.some((letters) => letters.includes(one) && letters.includes(other)) ||
  rows.some((row) => row.includes(one) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1)

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
  const isLikely = one.length >= shortestWithWrong && isMixedUp(one[at] ?? '', other[at] ?? '')
  return isLikely || one.length >= shortestWithAnyWrong ? costs.wrong : undefined
}

/** The cost of a word typed with one mistake instead of another; undefined if it is not one, or not a likely one. */
export const mistakeCost = (typed: string, meant: string): number | undefined =>
  costOf(typed, meant) ??
  (typed.includes('ae') || meant.includes('ae') ? costOf(asTyped(typed), asTyped(meant)) : undefined)

type Listed = { word: string; stem: string }
const lists = new Map<Country, Map<number, Listed[]>>()

/** The known words of a country by their length. */
function listsFor(country: Country): Map<number, Listed[]> {
  const known = lists.get(country)
  if (known) return known
  const words = [...knownWords(country)].filter((word) => word.length >= shortestWord && !/\d/.test(word))
  const list = Map.groupBy(
    words.map((word) => ({ word, stem: stemOf(word, country) })),
    ({ word }) => word.length,
  )
  lists.set(country, list)
  return list
}

/** Whether a typed word begins a word of the lists, so that it is likely to be unfinished. */
export const beginsListedWord = (typed: string, country: Country): boolean =>
  [...listsFor(country).values()].some((list) => list.some(({ word }) => word.startsWith(typed)))

/** The same for a word as it is typed: who types `ø` does not mean `o`. */
export const beginsWrittenWord = (written: string, country: Country): boolean =>
  [...writtenWords(country)].some((word) => word.startsWith(written))

/** The listed words that differ from one as it is typed by one mistake, accents compared, the likeliest first, folded. */
export const nearWrittenWords = (written: string, country: Country): NearWord[] =>
  [...writtenWords(country)]
    .flatMap((word) => {
      const cost = mistakeCost(written, word)
      return cost === undefined ? [] : [{ word: fold(word), cost }]
    })
    .sort((a, b) => a.cost - b.cost)

/** The endings of other forms, in all languages. */
const endings = /(?:er|ar|or|en|et|r|n|t)$/

/**
 * The words of the general lists of a language that a folded word may stand for with one mistake, also in another form,
 * the likeliest first.
 */
export function nearWords(typed: string, country: Country): NearWord[] {
  if (typed.length < shortestWord || /\d/.test(typed)) return []
  const form = typed.replace(endings, '')
  const hasForm = form !== typed && form.length >= shortestStem
  const typedStem = stemOf(typed, country)
  const ofLength = (more: number) => listsFor(country).get(typed.length + more) ?? []
  return [-mostLonger, 0, mostLonger]
    .flatMap(ofLength)
    .flatMap(({ word, stem }) => {
      const cost = mistakeCost(typed, word)
      if (cost !== undefined) return [{ word, cost }]
      const hasStems = typedStem.length >= shortestStem && stem.length >= shortestStem
      const ofStem = hasStems ? mistakeCost(typedStem, stem) : undefined
      const ofForm = ofStem ?? (hasForm ? mistakeCost(form, word) : undefined)
      return ofForm === undefined ? [] : [{ word, cost: ofForm + costs.ofStem }]
    })
    .sort((a, b) => a.cost - b.cost)
}
