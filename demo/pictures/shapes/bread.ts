import { darker, lighter } from '../colour.ts'
import { type Print, smallFront } from '../front.ts'
import type { Drawing, Look } from '../look.ts'
import { at, circle, clip, ellipse, light, line, path, rect, shade, shadow } from '../svg.ts'

interface Crust {
  readonly crust: string
  readonly crumb: string
  /** Seeds seen in the crumb. */
  readonly seeds?: string
}

/** Rye bread and toast: slices seen at the end of a printed bag, tied at the other. */
export function slicedLoaf(print: Print, { crust, crumb, seeds }: Crust, tall = false): Drawing {
  const top = tall ? 76 : 92
  return (look) =>
    shadow(98) +
    path(`M196 ${top + 34}Q212 ${top + 26} 222 ${top + 6}L234 ${top + 20}Q226 ${top + 40} 232 ${top + 56}L198 ${top + 66}z`, lighter(look.body, 0.3)) +
    rect(196, top + 30, 11, 38, look.cap, 4) +
    clip(
      'loaf',
      tall
        ? `M12 ${top + 26}Q10 ${top} 36 ${top}H170Q200 ${top} 200 ${top + 30}V190Q200 200 190 200H22Q12 200 12 190z`
        : `M12 ${top + 12}Q12 ${top} 24 ${top}H184Q200 ${top} 200 ${top + 16}V188Q200 200 188 200H24Q12 200 12 188z`,
      rect(8, top, 200, 126, look.body) +
        rect(8, top, 62, 126, crust) +
        shade(`M60 ${top}H70V200H60z`, 0.16) +
        smallFront({ x: 80, y: top + 16, width: 104, height: 90 - (tall ? 0 : 12) }, look, print) +
        light(`M70 ${top + 5}H190V${top + 11}H70z`, 0.3) +
        rect(70, 192, 140, 8, look.band),
    ) +
    (tall
      ? path(`M18 ${top + 32}Q14 ${top + 8} 38 ${top + 8}Q62 ${top + 8} 58 ${top + 32}V188Q58 194 52 194H24Q18 194 18 188z`, crumb)
      : rect(19, top + 8, 40, 194 - top - 8, crumb, 9)) +
    (seeds ? [[28, 20], [46, 34], [30, 50], [48, 66], [28, 80], [42, 94]].map(([x = 0, y = 0]) => ellipse(x, top + y, 3.4, 2.4, seeds)).join('') : '') +
    light('M70 104V192H76V104z', 0.2)
}

/** Rolls and buns in a clear bag: `buns` is drawn over x 40..200 and y 76..196. */
export function bunBag(print: Print, buns: string): Drawing {
  const outline = 'M30 90Q34 70 60 72H180Q206 70 210 90Q216 140 208 186Q206 200 190 200H50Q34 200 32 186Q24 140 30 90z'
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

export const dinnerRolls = placed([[66, 96], [122, 92], [178, 98], [92, 126], [150, 126], [58, 142], [186, 140]], bun('#D9964A'))

export const burgerBuns = placed([[76, 96], [164, 96], [120, 124], [60, 136], [182, 136]], `<g transform="scale(1.35)">${bun('#CF8A3C', sesame)}</g>`)

export const hotDogBuns = [52, 86, 120, 154, 188]
  .map((x) => rect(x - 15, 82, 30, 90, '#D08F45', 15) + rect(x - 11, 86, 14, 80, '#E9B673', 7))
  .join('')

export const frozenRolls = placed([[80, 140], [160, 140], [120, 150]], bun('#E0AC66'))

const flat = (y: number, tone: string): string => ellipse(120, y + 4, 74, 26, darker(tone, 0.22)) + ellipse(120, y, 74, 26, tone)

/** Tortillas: a stack of thin rounds with toasted spots. */
export const wraps =
  [146, 134, 122, 110].map((y) => flat(y, '#F3DDAE')).join('') +
  [[84, 108], [112, 100], [140, 112], [162, 104], [104, 118]].map(([x = 0, y = 0]) => ellipse(x, y, 7, 3.4, '#D2A05A')).join('')

/** Pita: thick ovals side by side. */
export const pitas = [[82, 100], [158, 100], [120, 122], [78, 140], [166, 142]]
  .map(([x = 0, y = 0]) => ellipse(x, y + 4, 42, 25, '#CF9E58') + ellipse(x, y, 42, 25, '#EFD09A') + ellipse(x - 8, y - 5, 18, 8, '#F8E5C2') + circle(x + 18, y + 6, 4, '#D9AE6C'))
  .join('')

/** A round country loaf, floured and slashed. */
export function countryLoaf(look: Look): string {
  return (
    shadow(96) +
    path('M22 164Q20 88 120 84Q220 88 218 164Q216 200 120 200Q24 200 22 164z', '#A9652C') +
    path('M28 156Q30 94 120 90Q210 94 212 156Q206 184 120 186Q34 184 28 156z', '#CB8742') +
    path('M48 132Q62 100 116 98Q88 110 78 140Q60 150 48 132z', '#E0A963') +
    line('M84 164Q96 124 122 104M116 170Q128 130 156 108M150 168Q164 136 186 122', '#FBE9C8', 11) +
    line('M88 164Q100 128 124 108M120 170Q132 134 158 112M154 168Q168 140 188 126', '#E8C48C', 4) +
    (look.branded ? rect(84, 174, 72, 26, look.body, 4) + rect(94, 182, 52, 8, look.band, 4) : '')
  )
}

/** Crispbread: a long wrapped stack, its browned pieces showing at the end. */
export function crispStack(print: Print, tone: string, thin = false): Drawing {
  const pieces = thin ? 9 : 6
  const pitch = 62 / pieces
  return (look) =>
    shadow(98) +
    Array.from({ length: pieces }, (_, piece) => {
      const x = 16 + piece * pitch
      return (
        rect(x, 84, pitch - 1.5, 112, darker(tone, piece % 2 === 0 ? 0.16 : 0), 2) +
        [102, 126, 150, 174].map((y) => rect(x + pitch * 0.3, y, pitch * 0.3, 8, darker(tone, 0.4), 1)).join('')
      )
    }).join('') +
    clip(
      'wrap',
      'M72 78H212Q224 78 224 90V188Q224 200 212 200H72Q78 140 72 78z',
      rect(66, 74, 160, 128, look.body) +
        smallFront({ x: 84, y: 92, width: 124, height: 92 }, look, print) +
        rect(66, 74, 160, 10, look.cap) +
        light('M84 84H92V200H84z', 0.25) +
        shade('M206 74H226V202H206z', 0.12),
    )
}

/** A muffin in its paper. */
export const muffin = (cake: string): string =>
  path('M-40 6H40L28 58Q27 62 22 62H-22Q-27 62 -28 58z', '#E9DCC4') +
  line('M-30 12L-22 58M-15 12L-11 60M0 12V60M15 12L11 60M30 12L22 58', '#CBB791', 3) +
  path('M-50 4Q-54 -20 -34 -30Q-24 -52 0 -50Q26 -52 36 -30Q54 -20 50 4Q44 18 0 18Q-44 18 -50 4z', cake) +
  light('M-38 -8Q-34 -28 -10 -36Q-22 -20 -26 -6z', 0.25) +
  [[-18, -10], [8, -30], [20, -4], [-4, 2], [34, -10], [-34, 2]].map(([x = 0, y = 0]) => circle(x, y, 5, darker(cake, 0.5))).join('')

export const muffins: Drawing = (look) =>
  shadow(88) +
  at(78, 138, muffin('#B77940')) +
  at(162, 138, muffin('#7A4527')) +
  (look.branded ? rect(92, 176, 56, 22, look.body, 4) + rect(100, 183, 40, 7, look.band, 3) : '')

/** A slice of layer cake. */
export const layerCake: Drawing = (look) =>
  shadow(88) +
  path('M28 112L178 70L212 104L212 118L28 126z', '#F7E9D4') +
  path('M28 118H212V192Q212 198 206 198H34Q28 198 28 192z', '#8A5332') +
  rect(28, 118, 184, 16, '#FBEFDD') +
  rect(28, 156, 184, 12, '#FBEFDD') +
  path('M28 112L178 70L212 104V120Q190 140 176 120Q160 138 144 122Q128 140 110 122Q92 138 76 122Q56 138 28 122z', '#5A3320') +
  circle(150, 84, 14, '#E0354A') +
  path('M150 70Q142 60 132 62Q138 72 150 72Q162 72 168 62Q158 60 150 70z', '#4E9A46') +
  light('M40 106L160 74L170 78L52 110z', 0.18) +
  (look.branded ? rect(88, 172, 64, 24, look.body, 4) + rect(98, 180, 44, 7, look.band, 3) : '')
