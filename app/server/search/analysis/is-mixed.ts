import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { firstPreposition } from '../../lexicon/words/function-words.ts'
import { wordsAs } from '../../lexicon/words/read-words.ts'

/** A slash without spaces stands between flavours or sizes: `Muffins äpple/kanel`, `Æg M/L`. */
const choice = new RegExp(`\\s(?:/|${wordsAs('choice')})\\s`, 'iu')

/**
 * Whether a name offers one of several goods: `Ketchup eller remoulade`. What follows a preposition is no choice of goods:
 * `Melblanding til rugbrød eller boller`.
 */
export function isMixed(name: string): boolean {
  const at = name.search(choice)
  return at > 0 && firstPreposition(wordsOf(fold(name.slice(0, at)))) === -1
}
