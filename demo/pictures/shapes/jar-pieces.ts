import { at, circle, ellipse, line, path } from '../drawing/svg.ts'

/** What floats in a jar, seen above and below its label: x 58..182, y 80..112 and 180..200. */

const scattered: readonly (readonly [number, number])[] = [
  [72, 98],
  [98, 92],
  [126, 100],
  [152, 94],
  [172, 104],
  [84, 190],
  [116, 192],
  [148, 188],
  [170, 192],
  [110, 122],
  [80, 122],
  [140, 124],
]

/** Pieces of two tones in a sauce. */
export const afloat = (one: string, other: string): string =>
  scattered.map(([x, y], place) => ellipse(x, y, 10, 6, place % 2 === 0 ? one : other)).join('')

/** Gherkins standing, with dill. */
export const cucumberPieces: string =
  [72, 94, 116, 138, 160]
    .map((x, place) =>
      at(
        x,
        140,
        path('M-9 -58Q-10 -68 0 -68T9 -58V56Q9 64 0 64T-9 56z', place % 2 === 0 ? '#6E9438' : '#7FA644') +
          circle(-2, -52, 2, '#4E7326') +
          circle(3, -42, 2, '#4E7326') +
          circle(-1, 48, 2, '#4E7326'),
      ),
    )
    .join('') + line('M84 86q8 6 4 18M126 84q-8 8 0 20', '#4E8A3A', 2.5)

/** Olives stuffed with red pepper. */
export const oliveBeads: string = [
  [74, 120],
  [98, 116],
  [122, 120],
  [146, 116],
  [168, 121],
  [84, 192],
  [110, 194],
  [136, 192],
  [160, 194],
]
  .map(([x = 0, y = 0]) => ellipse(x, y, 13, 10, '#74883A') + circle(x + 3, y, 3.6, '#D13A30'))
  .join('')
