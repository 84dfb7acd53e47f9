import { circle, ellipse, line, path, rect } from '../drawing/svg.ts'

/** What shows through the window of a bag, over x 50..190 and y 112..190. */

/** Small things scattered in even rows, each row shifted. */
function rows(step: number, drop: number, draw: (x: number, y: number, place: number) => string): string {
  let drawn = ''
  let place = 0
  for (let y = 138, row = 0; y < 192; y += drop, row += 1) {
    for (let x = 54 + (row % 2) * (step / 2); x < 192; x += step) {
      drawn += draw(x, y, place)
      place += 1
    }
  }
  return drawn
}

/** One stroke for every piece of a tone keeps a bag of rice small. */
const strokes = (
  step: number,
  drop: number,
  d: (x: number, y: number, place: number) => string,
  stroke: string,
  width: number,
): string => line(rows(step, drop, d), stroke, width)

/** Short tubes of pasta. */
export const penne =
  strokes(
    30,
    17,
    (x, y, place) => (place % 2 === 0 ? `M${x} ${y}l14 -8` : `M${x} ${y - 8}l14 8`),
    '#D9A03A',
    12,
  ) +
  strokes(
    30,
    17,
    (x, y, place) => (place % 2 === 0 ? `M${x} ${y - 1}l14 -8` : `M${x} ${y - 9}l14 8`),
    '#F4C865',
    7,
  )

/** Twists of pasta. */
export const fusilli =
  strokes(34, 20, (x, y) => `M${x} ${y}q4 -9 8 0t8 0t8 0`, '#D9A03A', 11) +
  strokes(34, 20, (x, y) => `M${x} ${y - 2}q4 -9 8 0t8 0t8 0`, '#F6CF72', 6)

/** Long pasta. */
export const spaghetti =
  rect(50, 120, 140, 80, '#E3AE48') +
  line(
    [56, 66, 76, 86, 96, 106, 116, 126, 136, 146, 156, 166, 176, 186].map((x) => `M${x} 118V194`).join(''),
    '#F6CF72',
    5,
  )

/** Grains of rice. */
export const riceGrains = strokes(
  15,
  9,
  (x, y, place) =>
    place % 3 === 0 ? `M${x} ${y}l6 -3` : place % 3 === 1 ? `M${x} ${y}l6 2` : `M${x} ${y}l3 5`,
  '#FFFDF4',
  5,
)

/** Couscous. */
export const fineGrains = strokes(9, 7, (x, y) => `M${x} ${y}v.1`, '#F3CB77', 6)

/** Red lentils. */
export const lentilSeeds = rows(17, 12, (x, y, place) =>
  ellipse(x, y, 8, 5.4, place % 3 === 0 ? '#E9743A' : place % 3 === 1 ? '#D95F2A' : '#F28F52'),
)

/** Roasted coffee beans. */
export const beanSeeds =
  strokes(
    24,
    16,
    (x, y, place) => (place % 2 === 0 ? `M${x} ${y}l7 3` : `M${x} ${y + 3}l7 -3`),
    '#7E4826',
    14,
  ) +
  strokes(
    24,
    16,
    (x, y, place) => (place % 2 === 0 ? `M${x - 4} ${y}q8 0 15 4` : `M${x - 4} ${y + 4}q8 -4 15 -4`),
    '#43230F',
    2,
  )

/** Wavy noodles. */
export const noodleBlock = strokes(40, 9, (x, y) => `M${x} ${y}q5 -8 10 0t10 0t10 0t10 0`, '#EBC25F', 4)

/** Hazelnuts, cashews and others. */
export const nutMix = rows(28, 20, (x, y, place) =>
  place % 3 === 0
    ? ellipse(x, y, 12, 8, '#B5713A')
    : place % 3 === 1
      ? path(`M${x - 11} ${y}q2 -12 14 -8q10 6 2 14q-6 0 -8 -5q-6 4 -8 -1z`, '#F0D6A4')
      : circle(x, y, 9, '#C98F52'),
)

/** Shreds of cheese. */
export const grated = strokes(
  22,
  10,
  (x, y, place) =>
    place % 3 === 0
      ? `M${x} ${y}q8 -8 16 0`
      : place % 3 === 1
        ? `M${x} ${y - 4}l16 5`
        : `M${x + 4} ${y - 6}q8 6 8 12`,
  '#FFF0B5',
  5,
)
