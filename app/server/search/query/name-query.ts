import { writtenLexeme } from '../index/search-document.ts'
import type { Term } from '../term/read-term.ts'
import { lexeme } from './ways.ts'

/** A search for products by the words of their names and brands, whatever the words mean there, as tsqueries. */
export type NameQuery = {
  /** All words stand in the name as they are. */
  whole: string
  /** The same, and each says what the product is or describes it. */
  described: string
  /** The last word may go on. */
  begun: string
}

/** Weights of the lexemes of a product's own name and brand, and those of them that say or describe what it is. */
const weights = { ofName: 'ABD', ofDescription: 'AB' } as const

/** The search for a term's words, with the Nordic letters that are typed, in names; undefined if it has none. */
export function nameQueryOf({ words, writtenAs }: Term): NameQuery | undefined {
  if (words.length === 0) return undefined
  const typed = words.map((word) => writtenLexeme(writtenAs(word)) ?? word)
  const all = (weight: string) => typed.map((word) => lexeme(word, weight)).join('&')
  const begun = typed.map((word, place) =>
    lexeme(word, place === words.length - 1 ? `*${weights.ofName}` : weights.ofName),
  )
  return { whole: all(weights.ofName), described: all(weights.ofDescription), begun: begun.join('&') }
}
