import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'
import { iconAt } from '../icons.ts'

const zigzag = (steps: number, dx: number, dy: number): string =>
  Array.from({ length: steps }, (_, step) => `l${dx} ${step % 2 === 0 ? dy : -dy}`).join('')

/** Crisps, sweets, frozen peas: a bag sealed at both ends with toothed edges, blown up between. */
const outline = `M54 42${zigzag(22, 6, -6)}Q176 118 186 192${zigzag(22, -6, 6)}Q64 118 54 42z`

/** A pillow bag, printed all over; `frost` adds the snow of frozen goods. */
export function pillow(print: Print, { frost = false }: { readonly frost?: boolean } = {}): Drawing {
  return (look) =>
    shadow(66) +
    clip(
      'front',
      outline,
      rect(50, 30, 140, 172, look.body) +
        front({ x: 60, y: 54, width: 120, height: 130 }, look, print) +
        (frost ? snowdrift(50, 140, 192) : '') +
        light('M72 52Q82 120 72 188H84Q94 120 84 52z', 0.22) +
        shade('M166 48Q156 120 166 196H190V48z', 0.1) +
        rect(50, 30, 140, 22, look.cap) +
        rect(50, 184, 140, 18, look.cap),
    ) +
    line('M58 52H182M58 184H182', darker(look.cap, 0.2), 1.5, 0.6)
}

/** What tells the freezer's goods: a drift of snow at the foot, `width` wide from `x`, down to `bottom`. */
export function snowdrift(x: number, width: number, bottom: number): string {
  const hill = width / 6
  const top = bottom - 24
  return (
    path(`M${x} ${top}${`q${hill / 2} -13 ${hill} 0`.repeat(6)}V${bottom}H${x}z`, '#FFFFFF', 0.92) +
    iconAt('snowflake', x + width - 20, bottom - 14, 24)
  )
}

export interface Window {
  readonly print: Print
  /** What is seen through the window, drawn over x 64..176 and y 112..186. */
  readonly contents: string
  readonly ground: string
}

/** Pasta, rice, lentils: a clear bag whose printed head leaves the goods to be seen. */
export function windowBag({ print, contents, ground }: Window): Drawing {
  return (look) =>
    shadow(66) +
    clip(
      'front',
      outline,
      rect(50, 30, 140, 172, ground) +
        contents +
        rect(50, 30, 140, 92, look.body) +
        (look.design % 2 === 0
          ? path('M50 121Q120 138 190 121V132Q120 150 50 132z', look.band)
          : path('M50 121H190V131H50z', look.band)) +
        front(
          { x: 64, y: 46, width: 112, height: 76 },
          { ...look, design: [1, 4, 6, 7][look.design % 4] ?? 1 },
          print,
        ) +
        light('M72 52Q82 120 72 188H82Q92 120 82 52z', 0.25) +
        shade('M166 48Q156 120 166 196H190V48z', 0.1) +
        rect(50, 30, 140, 18, look.cap) +
        rect(50, 186, 140, 16, look.cap),
    )
}
