import { packAlternatives } from '../../../lexicon/packs.ts'
import { wordsAs } from '../../../lexicon/words/read-words.ts'
import { amountOf, anyAmount, currencySign } from './amounts.ts'

const piece = `${packAlternatives('count')}|${packAlternatives('container')}`
const sign = String.raw`(?:\s?(?:${currencySign}))?`
/** `Ord.pris 49,90`, `Førpris: 25,- kr.`, `Normaalihinta 2,50 €/kpl`; not `Ord.pris 99,80/kg`. */
const pattern = new RegExp(
  `[(\\s]*(?<!\\p{L})(?:${wordsAs('usual')})\\.?[\\s-]*(?:pris|hinta)(?:en)?(?!\\p{L})\\.?:?\\s?(?:(?:${currencySign})\\s?)?(?<amount>${anyAmount})(?![\\d.,:]*\\d)${sign}(?:\\s?(?:/|pr\\.?\\s)\\s?(?:${piece})(?!\\p{L})\\.?)?(?!${sign}\\s?(?:/|pr\\.?\\s)\\s?\\p{L})[.)]*`,
  'iu',
)

const needed = /(?:pris|hinta).*\d/isu

/** The usual price that a text states, in minor units, and the text without it; undefined if it states none. */
export function findUsualPrice(text: string): { amount: number; rest: string } | undefined {
  const match = needed.test(text) ? pattern.exec(text) : null
  if (!match) return undefined
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
  return {
    amount: amountOf(match.groups?.amount ?? ''),
    rest: `${before} ${after}`.replace(/\s+/g, ' ').trim(),
  }
}
