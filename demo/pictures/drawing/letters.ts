import { line } from './svg.ts'

/** Capitals and digits as strokes on a field 40 wide and 56 high: a picture cannot use the page's typeface. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M2 54L20 2L38 54M9 37H31',
  B: 'M4 2H20Q35 2 35 14.5T20 27H4M20 27Q38 27 38 40.5T20 54H4V2',
  C: 'M36 13Q31 2 20 2Q3 2 3 28T20 54Q31 54 36 43',
  D: 'M4 2H14Q37 2 37 28T14 54H4z',
  E: 'M35 2H5V54H35M5 27H30',
  F: 'M35 2H5V54M5 28H30',
  G: 'M36 13Q31 2 20 2Q3 2 3 28T20 54Q37 54 37 31H23',
  H: 'M4 2V54M36 2V54M4 28H36',
  I: 'M20 2V54',
  J: 'M32 2V38Q32 54 18 54Q6 54 4 42',
  K: 'M5 2V54M35 2L5 31M14 23L37 54',
  L: 'M7 2V54H36',
  M: 'M2 54V2L20 34L38 2V54',
  N: 'M4 54V2L36 54V2',
  O: 'M20 2Q38 2 38 28T20 54T2 28T20 2z',
  P: 'M5 54V2H20Q36 2 36 17T20 32H5',
  Q: 'M20 2Q38 2 38 28T20 54T2 28T20 2zM23 38L38 56',
  R: 'M5 54V2H20Q36 2 36 16.5T20 31H5M20 31L37 54',
  S: 'M35 12Q31 2 20 2Q5 2 5 15T20 28T36 41T20 54Q8 54 4 43',
  T: 'M2 2H38M20 2V54',
  U: 'M4 2V35Q4 54 20 54T36 35V2',
  V: 'M2 2L20 54L38 2',
  W: 'M0 2L10 54L20 14L30 54L40 2',
  X: 'M4 2L36 54M36 2L4 54',
  Y: 'M3 2L20 30L37 2M20 30V54',
  Z: 'M5 2H35L5 54H35',
  Æ: 'M0 54L16 2H40M22 2V54H40M7 37H22M22 27H36',
  Ø: 'M20 2Q38 2 38 28T20 54T2 28T20 2zM36 -2L4 58',
  Å: 'M3 54L20 14L37 54M10 40H30M20 -6Q26 -6 26 0T20 6T14 0T20 -6z',
  Ä: 'M3 54L20 14L37 54M10 40H30M10 0V.1M30 0V.1',
  Ö: 'M20 14Q37 14 37 34T20 54T3 34T20 14zM11 0V.1M29 0V.1',
  0: 'M20 2Q37 2 37 28T20 54T3 28T20 2z',
  1: 'M8 14L23 2V54',
  2: 'M5 14Q8 2 20 2Q35 2 35 16Q35 26 5 54H37',
  3: 'M6 10Q10 2 20 2Q35 2 35 14.5T20 27Q37 27 37 40.5T20 54Q7 54 4 44',
  4: 'M28 54V2L3 40H38',
  5: 'M34 2H10L7 26Q13 20 20 20Q37 20 37 37T20 54Q9 54 4 46',
  6: 'M33 9Q29 2 21 2Q3 2 3 34Q3 54 20 54T37 38T20 22Q7 22 3 34',
  7: 'M4 2H36L15 54',
  8: 'M20 26Q6 26 6 14T20 2T34 14T20 26Q37 26 37 40T20 54T3 40T20 26z',
  9: 'M7 47Q11 54 19 54Q37 54 37 22Q37 2 20 2T3 18T20 34Q33 34 37 22',
}

/** The letter that stands for a character: itself, or without its accent; undefined where it is neither letter nor digit. */
export function drawableLetter(character: string): string | undefined {
  const capital = character.toUpperCase()
  const plain = capital.normalize('NFD').replace(/\p{Mark}/gu, '')
  return [capital, plain].find((letter) => Object.hasOwn(strokes, letter))
}

/** Letters side by side round the middle of a 96 x 96 field. */
export function drawLetters(letters: readonly string[], colour: string): string {
  const scale = letters.length > 1 ? 0.62 : 0.86
  const pitch = 56 * scale
  const left = 48 - ((letters.length - 1) * pitch) / 2
  return letters
    .map((letter, place) => {
      const x = Math.round((left + place * pitch - 20 * scale) * 10) / 10
      const y = Math.round((48 - 28 * scale) * 10) / 10
      return `<g transform="translate(${x} ${y}) scale(${scale})">${line(strokes[letter] ?? '', colour, 10.5)}</g>`
    })
    .join('')
}
