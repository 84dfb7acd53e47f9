/**
 * The distance of a typed word to a whole word and to its nearest prefix; of equally near prefixes, to the one whose
 * length is nearest to that of the typed word.
 */
export type EditDistance = { whole: number; beginning: { distance: number; length: number } }

/**
 * Damerau-Levenshtein distance in its optimal string alignment form: an insertion, a deletion, a substitution and a swap
 * of neighbours each count one.
 */
export function editDistance(typed: string, word: string): EditDistance {
  const width = word.length + 1
  let before: number[] = []
  let previous: number[] = []
  let current = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    ;[before, previous, current] = [previous, current, [row]]
    for (let column = 1; column < width; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let least = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (isSwap) least = Math.min(least, at(before, column - 2) + 1)
      current[column] = least
    }
  }
  const beginning = current
    .map((distance, length) => ({ distance, length }))
    .reduce((nearest, other) => (isNearer(other, nearest, typed.length) ? other : nearest))
  return { whole: at(current, width - 1), beginning }
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

type Beginning = EditDistance['beginning']

function isNearer(one: Beginning, other: Beginning, length: number): boolean {
  if (one.distance !== other.distance) return one.distance < other.distance
  return Math.abs(one.length - length) < Math.abs(other.length - length)
}
