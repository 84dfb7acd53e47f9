import type { Queryable } from '../../db/database.ts'
import type { Goods } from '../../lexicon/goods/names-of-goods.ts'
import type { Term } from '../term/read-term.ts'
import { goodsMeant } from './goods-meant.ts'
import { type Mistake, mistakeOf } from './spelling/likely-words.ts'
import { repairTypos } from './spelling/repair-typos.ts'
import { knownSplits, type Split } from './spelling/split-words.ts'

/** What the readings of a term are made of. What costs time is made when it is first asked for, and kept. */
export type ReadingsSource = {
  database: Queryable
  term: Term
  /** The goods that the term names. */
  goods: () => Goods[]
  /** The first word that is unknown; undefined if there is none. */
  mistake: () => Mistake | undefined
  /** The ways to take a single word apart into two known ones. */
  splits: () => Split[]
  /** The words to search for instead of mistyped ones, the likeliest first. */
  repaired: () => Promise<string[][]>
}

/** A function that makes its answer when it is first called, and keeps it. */
function kept<Made>(make: () => Made): () => Made {
  let made: { answer: Made } | undefined
  return () => {
    made ??= { answer: make() }
    return made.answer
  }
}

/** The source of the readings of a term. */
export function sourceOf(database: Queryable, term: Term): ReadingsSource {
  const [word = '', ...others] = term.words
  return {
    database,
    term,
    goods: kept(() => goodsMeant(term)),
    mistake: kept(() => mistakeOf(term)),
    splits: kept(() => (others.length > 0 ? [] : knownSplits(word, term.country))),
    repaired: kept(() => repairTypos(database, term)),
  }
}
