import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing, Look } from '../drawing/look.ts'
import { clip, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

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
    path(
      `M196 ${top + 34}Q212 ${top + 26} 222 ${top + 6}L234 ${top + 20}Q226 ${top + 40} 232 ${top + 56}L198 ${top + 66}z`,
      lighter(look.body, 0.3),
    ) +
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
      ? path(
          `M18 ${top + 32}Q14 ${top + 8} 38 ${top + 8}Q62 ${top + 8} 58 ${top + 32}V188Q58 194 52 194H24Q18 194 18 188z`,
          crumb,
        )
      : rect(19, top + 8, 40, 194 - top - 8, crumb, 9)) +
    (seeds
      ? [
          [28, 20],
          [46, 34],
          [30, 50],
          [48, 66],
          [28, 80],
          [42, 94],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, top + y, 3.4, 2.4, seeds))
          .join('')
      : '') +
    light('M70 104V192H76V104z', 0.2)
}

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
        [102, 126, 150, 174]
          .map((y) => rect(x + pitch * 0.3, y, pitch * 0.3, 8, darker(tone, 0.4), 1))
          .join('')
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
