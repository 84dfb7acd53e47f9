import type { Drawing } from '../drawing/look.ts'
import { at, circle, ellipse, light, line, path, rect, shadow } from '../drawing/svg.ts'
import { sticker } from './sticker.ts'

/** A cucumber and two slices. */
export const cucumbers: Drawing = (look) =>
  shadow(96) +
  `<g transform="rotate(-20 112 132)">${
    rect(14, 104, 186, 50, '#2F6B2E', 25) +
    rect(18, 108, 178, 24, '#3F8A3A', 12) +
    line('M36 116H176M44 128H170', '#65AE55', 3, 0.8) +
    [60, 92, 124, 156].map((x) => circle(x, 142, 2.6, '#1F4F22')).join('') +
    (look.branded ? rect(80, 104, 52, 50, look.body) + rect(88, 122, 36, 9, look.band, 4) : '')
  }</g>` +
  [
    [170, 174],
    [206, 182],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 24, '#2F6B2E') +
        circle(x, y, 20, '#D6EDB0') +
        circle(x, y, 10, '#EAF6D2') +
        [0, 60, 120, 180, 240, 300]
          .map((turn) => at(x, y, ellipse(0, -9, 1.8, 4, '#B5D586'), { turn }))
          .join(''),
    )
    .join('')

/** A bunch of carrots. */
export const carrots: Drawing = (look) =>
  shadow(78) +
  line(
    'M92 66Q80 40 64 28M104 64Q100 36 96 20M120 66Q124 36 128 18M134 66Q150 42 170 28M146 70Q164 54 184 50',
    '#3F9A46',
    9,
  ) +
  line('M98 62Q92 44 84 34M128 62Q138 44 150 36', '#6CC063', 6) +
  [
    [88, 15, '#EE7A1E'],
    [152, -15, '#EE7A1E'],
    [120, 0, '#F98D2F'],
  ]
    .map(([x, turn, fill]) =>
      at(
        Number(x),
        66,
        path('M-24 8Q-22 -8 0 -8T24 8Q20 74 0 134Q-20 74 -24 8z', String(fill)) +
          line('M-18 26h14M4 44h12M-14 64h12M2 84h8', '#CC5F10', 3) +
          light('M-16 10Q-14 60 -4 104Q-6 60 -6 4z', 0.3),
        { turn: Number(turn) },
      ),
    )
    .join('') +
  (look.branded
    ? rect(70, 92, 100, 22, look.body, 6) + rect(92, 99, 56, 8, look.band, 4)
    : rect(74, 78, 92, 9, '#D9573C', 4))

/** A bunch of leeks. */
export const leeks: Drawing = (look) =>
  shadow(60) +
  [
    [86, -9],
    [152, 9],
    [120, 0],
  ]
    .map(([x = 0, turn = 0]) =>
      at(
        x,
        110,
        path(
          'M-16 -6Q-34 -60 -30 -90Q-12 -80 -6 -44Q-4 -84 6 -94Q14 -70 8 -40Q18 -78 32 -84Q34 -50 16 -6z',
          '#3F8A3A',
        ) +
          path('M-8 -10Q-14 -50 -20 -70M2 -14Q4 -50 6 -76M10 -10Q18 -40 26 -62', 'none') +
          line('M-8 -16Q-14 -46 -20 -66M2 -20Q4 -50 5 -72M10 -16Q18 -40 25 -58', '#69B05C', 3) +
          path('M-16 -8H16L13 80Q12 86 0 86T-13 80z', '#F4F6E2') +
          path('M-16 -8H16L15 24H-15z', '#B8D98C') +
          line('M-5 0V78M6 0V78', '#DBE5BE', 2.5) +
          line('M-8 86l-3 6M0 86v7M8 86l3 6', '#D6C69A', 2.5),
        { turn },
      ),
    )
    .join('') +
  (look.branded
    ? rect(72, 146, 96, 20, look.body, 6) + rect(92, 152, 56, 8, look.band, 4)
    : rect(78, 140, 84, 9, '#6E4FA0', 4))

/** A bunch of beetroot. */
export const beets: Drawing = (look) =>
  shadow(80) +
  line(
    'M78 96Q66 60 46 40M88 92Q90 54 84 26M160 98Q168 60 190 44M150 94Q146 56 156 30M120 84Q120 48 122 24',
    '#A82B5A',
    7,
  ) +
  [
    [48, 40, -30],
    [84, 28, -6],
    [122, 26, 4],
    [156, 32, 14],
    [190, 44, 34],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, ellipse(0, 0, 15, 22, '#4E9A46') + line('M0 14V-12', '#A82B5A', 3), { turn }),
    )
    .join('') +
  [
    [80, 142],
    [160, 144],
    [120, 128],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        path('M0 -44Q46 -40 44 6Q38 40 4 46L0 60L-4 46Q-38 40 -44 6Q-46 -40 0 -44z', '#8E1F4B') +
          path('M-36 0Q-36 -32 -4 -36Q-24 -20 -26 12Q-36 14 -36 0z', '#B84076') +
          line('M20 30Q30 22 32 8', '#6E1237', 4),
        { scale: 0.98 },
      ),
    )
    .join('') +
  sticker(look, 120, 142)

/** A pumpkin. */
export const pumpkins: Drawing = (look) =>
  shadow(94) +
  path('M112 60Q110 36 132 30L140 42Q128 46 130 62z', '#5C7A34') +
  ellipse(64, 134, 44, 62, '#D96C14') +
  ellipse(176, 134, 44, 62, '#D96C14') +
  ellipse(90, 132, 44, 66, '#EB7F1F') +
  ellipse(150, 132, 44, 66, '#EB7F1F') +
  ellipse(120, 130, 36, 70, '#F69433') +
  light('M100 80Q88 130 100 184Q78 130 100 80z', 0.35) +
  sticker(look, 120, 134)

/** Basil in a pot. */
export const pottedHerbs: Drawing = (look) =>
  shadow(52) +
  [
    [120, 62, 0],
    [82, 74, -34],
    [158, 74, 34],
    [98, 40, -14],
    [144, 42, 16],
    [66, 104, -52],
    [174, 104, 52],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        path(
          'M0 -30Q26 -12 20 16Q12 34 0 36Q-12 34 -20 16Q-26 -12 0 -30z',
          turn === 0 ? '#5CB052' : '#3F9A46',
        ) + line('M0 -18V32M0 0l-9 -7M0 0l9 -7M0 14l-10 -7M0 14l10 -7', '#8FD07E', 2.5),
        { turn },
      ),
    )
    .join('') +
  line('M120 96V128M98 92L114 128M144 92L126 128', '#3C8A3A', 6) +
  path('M78 122H162L152 192Q151 200 143 200H97Q89 200 88 192z', look.branded ? look.body : '#B9673C') +
  rect(72, 116, 96, 18, look.branded ? look.cap : '#CF7D4E', 5) +
  (look.branded
    ? rect(94, 148, 52, 28, '#FFFDF7', 4) + rect(102, 158, 36, 8, look.band, 4)
    : light('M90 138H98L104 196H97z', 0.25))
