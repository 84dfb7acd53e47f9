import { at, circle, ellipse, light, line, path } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'

/** A fillet round its middle: skin below, flesh with the lines of its flakes. */
function fillet(flesh: string, deep: string, flakes: string, skin: string): string {
  return (
    path('M-40 -52Q0 -64 40 -52Q48 0 42 54Q0 66 -42 54Q-48 0 -40 -52z', skin) +
    path('M-40 -56Q0 -66 38 -56Q46 0 40 46Q0 58 -40 46Q-48 0 -40 -56z', deep) +
    path('M-36 -54Q-2 -62 26 -55Q34 0 28 44Q-4 52 -36 44Q-44 0 -36 -54z', flesh) +
    line(
      'M-34 -40Q-6 -22 30 -42M-37 -22Q-6 -4 32 -24M-38 -4Q-6 14 33 -6M-37 14Q-6 32 32 12M-36 32Q-6 48 30 30',
      flakes,
      4,
    )
  )
}

/** Two pieces of salmon. */
export const salmonFillets = (): string => {
  const piece = fillet('#F8854A', '#EE6A33', '#FDC4A0', '#8C979B')
  return at(80, 120, piece, { turn: -4 }) + at(162, 120, piece, { turn: 3 })
}

/** Two pieces of cod. */
export const codFillets = (): string => {
  const piece = fillet('#FBF6EE', '#EADFD2', '#D3C5B6', '#A9B4B5')
  return at(80, 120, piece, { turn: -4 }) + at(162, 120, piece, { turn: 3 })
}

/** Cold-smoked salmon: thin slices laid in folds, with lemon and dill. */
export function smokedSlices(): string {
  const slice =
    path('M-58 -16Q-50 -34 -10 -30Q40 -30 58 -14Q64 4 40 16Q-8 32 -46 18Q-64 6 -58 -16z', '#EE6F3A') +
    path('M-52 -16Q-44 -30 -10 -26Q36 -26 52 -12Q30 0 -8 4Q-44 8 -52 -16z', '#F79461') +
    line('M-38 -14Q-10 -2 32 -14M-40 0Q-6 14 40 0M-22 14Q2 20 22 12', '#FDC9A8', 3.5)
  return (
    at(96, 112, slice, { turn: -10 }) +
    at(146, 132, slice, { turn: 4 }) +
    at(94, 158, slice, { turn: -6 }) +
    iconAt('dill', 168, 112, 46, 20)
  )
}

/** Tuna: one thick dark-red piece. */
export function tunaSteak(): string {
  return (
    path('M42 92Q80 60 150 68Q204 76 202 112Q196 160 132 170Q60 176 44 136Q36 112 42 92z', '#7E1F33') +
    path('M42 88Q80 56 150 64Q204 72 200 104Q192 144 132 154Q60 162 44 128Q36 108 42 88z', '#B23350') +
    path('M54 94Q88 68 148 74Q188 80 188 102Q160 92 120 110Q84 128 60 122Q48 108 54 94z', '#C94F68') +
    line('M70 106Q110 82 170 92M82 126Q120 102 182 112M104 142Q136 122 172 126', '#E08C9A', 4)
  )
}

/** Two whole mackerels, barred backs and silver bellies. */
export function mackerels(): string {
  const one =
    path('M66 0L88 -18Q92 -20 90 -14Q84 0 90 14Q92 20 88 18z', '#2C6A78') +
    path('M-84 2Q-60 -30 0 -28Q44 -24 72 0Q44 22 0 24Q-62 26 -84 2z', '#DCE6E8') +
    path('M-84 2Q-60 -30 0 -28Q44 -24 72 0Q20 -6 -30 -2Q-64 0 -84 2z', '#2F7F8C') +
    line(
      'M-46 -18q6 6 0 14M-28 -23q6 8 0 18M-10 -25q6 8 0 18M8 -25q6 8 0 18M26 -21q6 6 0 15M44 -15q5 5 0 11',
      '#123F4A',
      4.5,
    ) +
    path('M-14 20Q0 36 16 22z', '#2C6A78') +
    circle(-64, -3, 6, '#FFFDF7') +
    circle(-64, -3, 3, '#10241F') +
    line('M-50 -14Q-44 2 -50 14', '#8FA9AE', 3)
  return at(122, 96, one) + at(116, 148, one)
}

/** A heap of peeled prawns. */
export const prawns = (): string =>
  [
    [64, 92, 0],
    [112, 86, 60],
    [160, 92, 200],
    [188, 112, 150],
    [76, 134, 120],
    [122, 130, 320],
    [164, 148, 20],
    [56, 164, 250],
    [102, 166, 80],
    [144, 172, 180],
  ]
    .map(([x = 0, y = 0, turn = 0]) => iconAt('prawn', x, y, 58, turn))
    .join('')

/** Fish cakes: golden patties with green herbs. */
export const fishCakes = (): string =>
  [
    [76, 98],
    [160, 96],
    [118, 144],
    [186, 150],
    [56, 156],
  ]
    .map(([x = 0, y = 0]) => iconAt('fish-cake', x, y, 84))
    .join('')

/** Roe: rows of glassy beads. Drawn over x 58..182 and y 100..200. */
export function beads(colour: string, gleam: string): string {
  return Array.from({ length: 27 }, (_, place) => {
    const x = 66 + (place % 9) * 14 + (Math.floor(place / 9) % 2) * 6
    const y = [116, 126, 192][Math.floor(place / 9)] ?? 116
    return circle(x, y, 7, colour) + circle(x - 2, y - 2, 2, gleam)
  }).join('')
}

/** Pickled herring: silver pieces, onion rings and peppercorns, over x 58..182 and y 80..200. */
export const herringPieces = (): string =>
  [
    [80, 96, 12],
    [124, 92, -14],
    [162, 98, 20],
    [96, 188, -8],
    [148, 190, 14],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, path('M-20 -8H20L16 9H-16z', '#7C99A6') + path('M-20 -8H20L18.5 0H-18z', '#D7E1E4'), { turn }),
    )
    .join('') +
  `<g fill="none" stroke="#F3E3F0" stroke-width="3.5">${['102 90', '146 102', '118 194'].map((place) => `<circle cx="${place.split(' ')[0]}" cy="${place.split(' ')[1]}" r="10"/>`).join('')}</g>` +
  [68, 112, 172].map((x) => circle(x, 104, 3, '#2B2A28')).join('')

/** Fish in tomato as seen in an opened tin, over x 32..208 and y 102..148. */
export const tomatoFish = (): string =>
  ellipse(120, 126, 90, 26, '#D8432F') +
  [66, 116, 166]
    .map(
      (x) =>
        path(`M${x - 26} 124Q${x} 104 ${x + 26} 122Q${x + 4} 142 ${x - 26} 124z`, '#A9B8BC') +
        light(`M${x - 20} 120Q${x} 108 ${x + 18} 118Q${x} 118 ${x - 20} 120z`, 0.5),
    )
    .join('')
