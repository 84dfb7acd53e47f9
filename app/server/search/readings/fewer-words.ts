import { headOf } from '../term/head-of.ts'
import type { Term } from '../term/read-term.ts'

/**
 * The words of a term without one that describes the goods, and the goods alone; none if it is unknown what is wanted.
 */
export function fewerWords({ words, country, qualifiers }: Term): string[][] {
  const head = headOf(words, country, qualifiers)
  if (words.length < 2 || head === undefined) return []
  const without = words.flatMap((_, place) =>
    place === head ? [] : [words.filter((_, other) => other !== place)],
  )
  return [...without, ...(words.length > 2 ? [words.slice(head, head + 1)] : [])]
}
