import { drawableLetter, drawLetters } from '../drawing/letters.ts'
import { rect } from '../drawing/svg.ts'

/** The colours are `#RRGGBB`, as in `<country>/chains.csv`. */
export interface ChainTile {
  readonly name: string
  readonly background: string
  readonly foreground: string
}

/**
 * A chain's neutral monogram, never its logo: the first letters of its first two words on its tile's colours, 96 x 96 with
 * round corners. A single word gives one letter.
 */
export function chainMonogram({ name, background, foreground }: ChainTile): string {
  const letters = name
    .split(/[\s.&-]+/)
    .map((word) => drawableLetter(word.slice(0, 1)))
    .filter((letter) => letter !== undefined)
    .slice(0, 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${rect(0, 0, 96, 96, background, 20)}${drawLetters(letters, foreground)}</svg>\n`
}
