import { at, line, path, rect, shade } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'

/** White mushrooms for a punnet. */
const mushroomCap =
  rect(-9, 0, 18, 24, '#EADFCB', 6) +
  path('M-28 6Q-28 -22 0 -22T28 6Q28 12 0 12T-28 6z', '#FBF5E8') +
  path('M-22 0Q-20 -16 -2 -17Q-14 -8 -16 4z', '#FFFFFF') +
  shade('M-26 6Q0 14 26 6Q26 12 0 12T-26 6z', 0.08)

/** Spinach: young leaves in a clear bag. */
export const leafHeap: string = [
  [72, 140, -40],
  [108, 126, -12],
  [144, 130, 18],
  [172, 146, 44],
  [92, 164, -70],
  [128, 160, 6],
  [158, 170, 64],
  [118, 144, 100],
  [74, 176, 20],
]
  .map(([x = 0, y = 0, turn = 0], place) =>
    at(
      x,
      y,
      path(
        'M0 -26Q20 -14 18 8Q14 24 0 26Q-14 24 -18 8Q-20 -14 0 -26z',
        place % 2 === 0 ? '#3F8F3C' : '#5BAA4A',
      ) + line('M0 -18V34M0 -4l-8 -6M0 -4l8 -6M0 8l-9 -6M0 8l9 -6', '#A9D68C', 2),
      { turn },
    ),
  )
  .join('')

/** Fruit heaped in a punnet, named by its icon. */
export const heap = (name: string, size = 62): string =>
  [
    [60, 108],
    [100, 98],
    [140, 100],
    [182, 108],
    [80, 82],
    [122, 74],
    [162, 84],
  ]
    .map(([x = 0, y = 0], place) => iconAt(name, x, y, size, ((place * 37) % 50) - 25))
    .join('')

/** White mushrooms for a punnet. */
export const mushrooms: string = [
  [60, 106],
  [102, 98],
  [146, 100],
  [184, 108],
  [82, 76],
  [126, 70],
  [166, 80],
]
  .map(([x = 0, y = 0], place) => at(x, y, mushroomCap, { turn: ((place * 31) % 40) - 20 }))
  .join('')
