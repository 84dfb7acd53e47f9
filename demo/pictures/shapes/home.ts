import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { at, circle, clip, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { iconAt } from '../icons.ts'
import { smallFront } from '../small-front.ts'
import { box } from './box.ts'

const flame =
  path('M0 -26Q14 -8 10 4Q6 12 0 12T-10 4Q-14 -8 0 -26z', '#F9B233') +
  path('M0 -8Q6 0 5 5Q3 10 0 10T-5 5Q-6 0 0 -8z', '#FFF0B8')

/** Candles of three heights, lit. */
export const candles: Drawing = ({ body, band }) =>
  shadow(78) +
  [
    [74, 96, body],
    [166, 112, body],
    [120, 66, band],
  ]
    .map(([x, top, tone]) => {
      const [left, high, wax] = [Number(x), Number(top), String(tone)]
      return (
        rect(left - 23, high, 46, 200 - high, wax, 5) +
        ellipse(left, high + 2, 23, 7, lighter(wax, 0.4)) +
        light(`M${left - 16} ${high + 10}h7V198h-7z`, 0.35) +
        shade(`M${left + 12} ${high + 8}h11V199h-11z`, 0.1) +
        line(`M${left} ${high + 2}v-10`, '#3B2F28', 3) +
        at(left, high - 18, flame)
      )
    })
    .join('')

/** One thick candle. */
export const blockCandle: Drawing = ({ body }) =>
  shadow(60) +
  rect(70, 78, 100, 122, body, 8) +
  ellipse(120, 80, 50, 14, lighter(body, 0.4)) +
  light('M80 90h12V196h-12z', 0.35) +
  shade('M150 86h20V199h-20z', 0.1) +
  line('M120 80v-14', '#3B2F28', 3) +
  at(120, 58, flame)

/** Tea lights in their cups. */
export const teaLights: Drawing = ({ body }) =>
  shadow(90) +
  [
    [72, 132],
    [168, 132],
    [120, 172],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path(`M${x - 42} ${y}V${y + 20}Q${x} ${y + 38} ${x + 42} ${y + 20}V${y}z`, '#C3CBCF') +
        ellipse(x, y, 42, 15, '#DDE3E3') +
        ellipse(x, y, 36, 11, lighter(body, 0.3)) +
        line(`M${x} ${y}v-10`, '#3B2F28', 3) +
        at(x, y - 20, flame),
    )
    .join('')

/** Batteries behind film on a card, drawn over x 40..200 and y 88..194. */
export const cells = (body: string, band: string): string =>
  [62, 101, 140, 179]
    .map(
      (x) =>
        rect(x - 7, 98, 14, 10, '#C9D0CC', 3) +
        rect(x - 16, 106, 32, 84, body, 6) +
        rect(x - 16, 106, 32, 26, band, 6) +
        light(`M${x - 11} 110h6V186h-6z`, 0.35) +
        line(`M${x - 5} 120h10M${x} 115v10`, '#fff', 3),
    )
    .join('')

/** Bin bags: a roll with one bag drawn off it. */
export function binBags(print: Print): Drawing {
  return (look) =>
    shadow(96) +
    path('M40 96Q40 66 62 66H190Q212 66 212 96V176Q212 200 190 200H62Q40 200 40 176z', '#2B3236') +
    ellipse(56, 133, 28, 67, '#3D464B') +
    ellipse(56, 133, 18, 46, '#2B3236') +
    ellipse(56, 133, 8, 20, '#B79F80') +
    line('M96 68V198M206 90V180', '#3D464B', 3) +
    clip(
      'sleeve',
      'M108 66H190V200H108z',
      rect(100, 60, 100, 142, look.body) + smallFront({ x: 108, y: 88, width: 82, height: 90 }, look, print),
    ) +
    light('M100 74H200V80H100z', 0.3)
}

/** Napkins: a square pack of folded paper in two patterns. */
export function napkins(print: Print): Drawing {
  return (look) =>
    shadow(84) +
    path('M40 92L128 52L206 88L120 132z', lighter(look.band, 0.3)) +
    path('M40 92L120 132V196L40 158z', look.band) +
    path('M206 88L120 132V196L206 154z', darker(look.band, 0.14)) +
    line('M40 106L120 146M40 120L120 160M40 134L120 174M40 146L120 186', lighter(look.band, 0.5), 2, 0.8) +
    line(
      'M206 102L120 146M206 116L120 160M206 128L120 174M206 142L120 186',
      lighter(look.band, 0.35),
      2,
      0.8,
    ) +
    [
      [90, 84],
      [124, 70],
      [158, 86],
      [124, 104],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 9, 4.5, look.body))
      .join('') +
    path('M58 101L146 60L166 69L79 111V150L58 140z', look.body) +
    iconAt(print.icon, 100, 158, 44)
}

/** Coffee filters: paper cones fanned before their box. */
export function coffeeFilters(print: Print): Drawing {
  const cone =
    path('M-46 -36Q0 -52 46 -36L22 40Q0 48 -22 40z', '#E9DCC3') +
    path('M-46 -36Q0 -24 46 -36Q0 -52 -46 -36z', '#D4C3A0') +
    line('M-36 -18L-16 36M36 -18L16 36', '#CDBB95', 2.5)
  return (look) =>
    box(print, { x: 28, y: 56, width: 116, depth: 22 })(look) +
    at(172, 154, cone, { turn: 8 }) +
    at(158, 158, cone)
}

/** Sponges in two colours, the scouring side up. */
export const sponges: Drawing = ({ body, band }) =>
  shadow(94) +
  [
    [30, 140, body, band],
    [78, 84, band, body],
  ]
    .map(([x, y, tone, pad]) => {
      const [left, top] = [Number(x), Number(y)]
      return (
        rect(left, top + 12, 136, 46, String(tone), 10) +
        rect(left, top, 136, 20, darker(String(pad), 0.25), 8) +
        [14, 38, 66, 90, 116]
          .map((dx, place) => circle(left + dx, top + 30 + (place % 2) * 14, 4, darker(String(tone), 0.16)))
          .join('') +
        light(`M${left + 6} ${top + 22}h124v5h-124z`, 0.3)
      )
    })
    .join('')

/** Yarn, cards and paper: things for idle hours. */
export const playingCards: Drawing = ({ body, band }) =>
  shadow(78) +
  `<g transform="rotate(-14 84 200)">${rect(46, 62, 84, 124, '#FFFFFF', 9) + rect(54, 70, 68, 108, body, 5) + line('M60 84L116 164M60 108L102 168M74 76L116 136M116 84L60 164M116 108L74 168M102 76L60 136', lighter(body, 0.5), 3)}</g>` +
  `<g transform="rotate(10 160 200)">${rect(110, 66, 84, 124, '#FFFFFF', 9) + shade('M110 180H194V190H110z', 0.06) + path('M152 108Q132 88 124 106Q120 124 152 148Q184 124 180 106Q172 88 152 108z', band) + path('M122 82q-6 -6 -8 0q-1 5 8 12q9 -7 8 -12q-2 -6 -8 0z', band) + path('M182 172q6 6 8 0q1 -5 -8 -12q-9 7 -8 12q2 6 8 0z', band)}</g>`
