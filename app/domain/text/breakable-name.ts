import { withUnitsKept } from '../locale/numbers.ts'

/** Words that a narrow card may not have room for. */
const longWord = /\p{L}{12,}/gu

const vowel = '[aeiouyæøåäöéèêáàóôü]'
const consonant = `(?:(?!${vowel})\\p{L})`
/** Two consonants that begin a syllable in one of the languages, or are one sound: no word breaks between them. */
const together = '(?:[bcfgkp][lr]|[dtvw]r|s[cfjklmnpqtv]|[fgkp]n|[dkst]v|[bdfghklmnpstv]j|[cpst]h|h[vr]|ck)'
/** Those of them that begin a syllable after a vowel nearly always; of `sk` and `st` the first letter often ends a word. */
const beginning = '(?:[bcfgkp][lr]|[dtv]r|sj|ch|sh)'

const closed = `${vowel}${consonant}*(?!${together})${consonant}`
const between = [
  `(?<=${vowel}|${closed})(?=${consonant}${vowel}\\p{L})`,
  `(?<=${vowel})(?=${beginning}${vowel}\\p{L})`,
]
/** Between two syllables, with three letters or more on each side. */
const syllable = new RegExp(`(?<=\\p{L}{3})(?:${between.join('|')})`, 'giu')

/**
 * A product's name as it is drawn. Its long words may break between syllables, by soft hyphens: browsers without a
 * dictionary of the language, such as Chrome for Finnish and Swedish, would break them before the last letter. Its numbers
 * stay on one line with their unit.
 */
export const breakableName = (name: string): string =>
  withUnitsKept(name).replaceAll(longWord, (word) => word.replaceAll(syllable, '\u00ad'))
