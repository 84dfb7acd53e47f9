/**
 * The rows of letters on Nordic keyboards, each shifted by half a key (ISO/IEC 9995-3, national layouts of Denmark,
 * Norway, and Sweden and Finland).
 */
const layouts = [
  ['qwertyuiopå', 'asdfghjklæø', 'zxcvbnm'],
  ['qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'],
  ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'],
]

/** The keys that touch the one at a place: beside it, above and below. */
const touching = (rows: readonly string[], row: number, at: number) =>
  [
    [row, at - 1],
    [row, at + 1],
    [row - 1, at],
    [row - 1, at + 1],
    [row + 1, at - 1],
    [row + 1, at],
  ].flatMap(([ofRow = -1, place = -1]) => rows[ofRow]?.[place] ?? [])

const neighbours = new Map<string, Set<string>>()
for (const rows of layouts)
  for (const [row, letters] of rows.entries())
    for (const [at, letter] of [...letters].entries())
      neighbours.set(letter, new Set([...(neighbours.get(letter) ?? []), ...touching(rows, row, at)]))

const none: ReadonlySet<string> = new Set()

/** The letters whose keys touch a letter's key on a Nordic keyboard; none for anything else. */
export const neighboursOnKeyboard = (letter: string): ReadonlySet<string> => neighbours.get(letter) ?? none
