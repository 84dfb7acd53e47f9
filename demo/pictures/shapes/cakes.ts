import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { at, circle, light, line, path, rect, shadow } from '../drawing/svg.ts'

/** A muffin in its paper, with what is in it. */
const muffin = (cake: string, pieces = darker(cake, 0.5)): string =>
  path('M-40 6H40L28 58Q27 62 22 62H-22Q-27 62 -28 58z', '#E9DCC4') +
  line('M-30 12L-22 58M-15 12L-11 60M0 12V60M15 12L11 60M30 12L22 58', '#CBB791', 3) +
  path('M-50 4Q-54 -20 -34 -30Q-24 -52 0 -50Q26 -52 36 -30Q54 -20 50 4Q44 18 0 18Q-44 18 -50 4z', cake) +
  light('M-38 -8Q-34 -28 -10 -36Q-22 -20 -26 -6z', 0.25) +
  [
    [-18, -10],
    [8, -30],
    [20, -4],
    [-4, 2],
    [34, -10],
    [-34, 2],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, pieces))
    .join('')

/** Two muffins of one dough. */
export const muffins =
  (dough: string): Drawing =>
  (look) =>
    shadow(88) +
    at(78, 138, muffin(dough, look.pack.taste?.colour)) +
    at(162, 138, muffin(dough, look.pack.taste?.colour)) +
    (look.branded ? rect(92, 176, 56, 22, look.body, 4) + rect(100, 183, 40, 7, look.band, 3) : '')

/** A slice of layer cake. */
export const layerCake: Drawing = (look) =>
  shadow(88) +
  path('M28 112L178 70L212 104L212 118L28 126z', '#F7E9D4') +
  path('M28 118H212V192Q212 198 206 198H34Q28 198 28 192z', '#8A5332') +
  rect(28, 118, 184, 16, '#FBEFDD') +
  rect(28, 156, 184, 12, '#FBEFDD') +
  path(
    'M28 112L178 70L212 104V120Q190 140 176 120Q160 138 144 122Q128 140 110 122Q92 138 76 122Q56 138 28 122z',
    '#5A3320',
  ) +
  circle(150, 84, 14, '#E0354A') +
  path('M150 70Q142 60 132 62Q138 72 150 72Q162 72 168 62Q158 60 150 70z', '#4E9A46') +
  light('M40 106L160 74L170 78L52 110z', 0.18) +
  (look.branded ? rect(88, 172, 64, 24, look.body, 4) + rect(98, 180, 44, 7, look.band, 3) : '')
