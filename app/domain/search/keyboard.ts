import { type Country, countries } from '../locale/locales.ts'
import { fold } from './folding.ts'

const [upper, lower] = ['qwertyuiopå', 'zxcvbnm']
const finnishSwedish = [upper, 'asdfghjklöä', lower]

/** The rows of letters on a country's keyboard, each shifted by half a key (ISO/IEC 9995-3, national layouts). */
const layouts: Record<Country, readonly string[]> = {
  dk: [upper, 'asdfghjklæø', lower],
  no: [upper, 'asdfghjkløæ', lower],
  se: finnishSwedish,
  fi: finnishSwedish,
}

/** The letters whose keys touch a letter's key on a country's keyboard: beside it, above and below; none for anything else. */
export function neighboursIn(country: Country, letter: string): string[] {
  const rows = layouts[country]
  const row = rows.findIndex((each) => each.includes(letter))
  const at = rows[row]?.indexOf(letter) ?? -1
  const places = [
    [row, at - 1],
    [row, at + 1],
    [row - 1, at],
    [row - 1, at + 1],
    [row + 1, at - 1],
    [row + 1, at],
  ]
  return row < 0 ? [] : places.flatMap(([ofRow = -1, place = -1]) => rows[ofRow]?.[place] ?? [])
}

/** A letter as repairs compare it: folded, but `æ`, which is two letters when it is. */
const compared = (letter: string) => (letter === 'æ' ? letter : fold(letter))

const neighbours = new Map<string, Set<string>>()
for (const country of countries) {
  for (const letter of layouts[country].join('')) {
    for (const key of new Set([letter, compared(letter)])) {
      const known = neighbours.get(key) ?? new Set()
      for (const near of neighboursIn(country, letter)) known.add(near).add(compared(near))
      known.delete(key)
      neighbours.set(key, known)
    }
  }
}
const none: ReadonlySet<string> = new Set()

/**
 * The same on any Nordic keyboard. Of a folded letter, also those beside the keys that it is folded from: `p` beside `a` of
 * `å`.
 */
export const neighboursOnKeyboard = (letter: string): ReadonlySet<string> => neighbours.get(letter) ?? none
