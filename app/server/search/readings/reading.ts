import type { Goods } from '../../lexicon/goods/names-of-goods.ts'

/** One way to understand a term. The shopper is told its folded words if they are not those that were typed. */
export type Reading = WordsReading | GoodsReading

/**
 * The words mean what they say; the qualifiers among them never say what is wanted. With `writtenAs`, products must have the
 * Nordic letters with which a word is typed.
 */
export type WordsReading = {
  words: string[]
  qualifiers: ReadonlySet<string>
  writtenAs?: (word: string) => string
}

/**
 * Goods of the lexicon are meant, but no kinds of them; with `kinds` these too, and with `unsaid` also what only its brand or
 * its shelf tells to be of them, and nothing to be other goods.
 */
export type GoodsReading = { words: string[]; goods: Goods; reach?: 'itself' | 'kinds' | 'unsaid' }
