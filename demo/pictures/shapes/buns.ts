import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { at, circle, clip, ellipse, light, path, rect, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

const sesame = [
  [-12, -8],
  [0, -12],
  [12, -8],
  [-4, -4],
  [8, -2],
]
  .map(([x = 0, y = 0]) => ellipse(x, y, 2.6, 1.8, '#FFF4D8'))
  .join('')

const placed = (places: readonly (readonly [number, number])[], content: string): string =>
  places.map(([x, y]) => at(x, y, content)).join('')

const flat = (y: number, tone: string): string =>
  ellipse(120, y + 4, 74, 26, darker(tone, 0.22)) + ellipse(120, y, 74, 26, tone)

/** Rolls and buns in a clear bag: `buns` is drawn over x 40..200 and y 76..196. */
export function bunBag(print: Print, buns: string): Drawing {
  const outline =
    'M30 90Q34 70 60 72H180Q206 70 210 90Q216 140 208 186Q206 200 190 200H50Q34 200 32 186Q24 140 30 90z'
  return (look) =>
    shadow(94) +
    path('M96 76Q88 56 82 38L104 44L120 34L138 44L158 38Q152 56 144 76z', lighter(look.body, 0.3)) +
    rect(94, 64, 52, 12, look.cap, 5) +
    clip(
      'bag',
      outline,
      rect(20, 66, 200, 140, '#F7F2E6') +
        buns +
        rect(20, 152, 200, 50, look.body) +
        rect(20, 148, 200, 6, look.band) +
        smallFront({ x: 84, y: 153, width: 72, height: 46 }, { ...look, design: 1, band: look.body }, print) +
        light('M44 80Q36 140 44 196H54Q46 140 54 80z', 0.45) +
        light('M180 78L196 78L150 146H138z', 0.25),
    )
}

/** A bun round its middle. */
export const bun = (crust: string, marks = ''): string =>
  path('M-28 12Q-30 -20 0 -20Q30 -20 28 12Q28 18 0 18Q-28 18 -28 12z', crust) +
  path('M-24 4Q-24 -16 0 -16Q24 -16 24 4Q0 -6 -24 4z', lighter(crust, 0.3)) +
  marks

/** Rolls for a bag. */
export const dinnerRolls = placed(
  [
    [66, 96],
    [122, 92],
    [178, 98],
    [92, 126],
    [150, 126],
    [58, 142],
    [186, 140],
  ],
  bun('#D9964A'),
)

/** Buns with sesame. */
export const burgerBuns = placed(
  [
    [76, 96],
    [164, 96],
    [120, 124],
    [60, 136],
    [182, 136],
  ],
  `<g transform="scale(1.35)">${bun('#CF8A3C', sesame)}</g>`,
)

/** Long buns side by side. */
export const hotDogBuns = [52, 86, 120, 154, 188]
  .map((x) => rect(x - 15, 82, 30, 90, '#D08F45', 15) + rect(x - 11, 86, 14, 80, '#E9B673', 7))
  .join('')

/** Rolls to bake at home, paler. */
export const frozenRolls = placed(
  [
    [66, 96],
    [122, 92],
    [178, 98],
    [92, 126],
    [150, 126],
    [58, 142],
    [186, 140],
  ],
  bun('#E3B87C'),
)

/** Tortillas: a stack of thin rounds with toasted spots. */
export const wraps =
  [146, 134, 122, 110].map((y) => flat(y, '#F3DDAE')).join('') +
  [
    [84, 108],
    [112, 100],
    [140, 112],
    [162, 104],
    [104, 118],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 7, 3.4, '#D2A05A'))
    .join('')

/** Pita: thick ovals side by side. */
export const pitas = [
  [82, 100],
  [158, 100],
  [120, 122],
  [78, 140],
  [166, 142],
]
  .map(
    ([x = 0, y = 0]) =>
      ellipse(x, y + 4, 42, 25, '#CF9E58') +
      ellipse(x, y, 42, 25, '#EFD09A') +
      ellipse(x - 8, y - 5, 18, 8, '#F8E5C2') +
      circle(x + 18, y + 6, 4, '#D9AE6C'),
  )
  .join('')
