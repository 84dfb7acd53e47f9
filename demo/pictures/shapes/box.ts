import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

export interface BoxSize {
  /** Left edge, top edge and width of the front; the depth runs to the right. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth?: number
}

/** A carton box of any size, standing, seen a little from the right and above. `more` is drawn on its front. */
export function box(print: Print, size: BoxSize = { x: 52, y: 44, width: 108 }, more = ''): Drawing {
  const { x, y, width, depth = 24 } = size
  const rise = depth * 0.4
  const right = x + width
  return (look) =>
    shadow((width + depth) / 2 + 4, x + (width + depth) / 2) +
    path(`M${right} ${y}l${depth} ${-rise}V${200 - rise}L${right} 200z`, darker(look.body, 0.22)) +
    path(`M${x} ${y}l${depth} ${-rise}H${right + depth}L${right} ${y}z`, mix(look.body, '#FFFFFF', 0.3)) +
    clip(
      'front',
      `M${x} ${y}H${right}V200H${x}z`,
      rect(x, y, width, 200 - y, look.body) +
        front({ x, y, width, height: 200 - y }, look, print) +
        more +
        light(`M${x} ${y}h5V200h-5z`, 0.25),
    )
}

/** Frozen pizza and flat ready meals: a shallow box standing on its edge, nearly square. */
export function flatBox(print: Print): Drawing {
  return box(print, { x: 40, y: 48, width: 150, depth: 12 })
}

/** Foil, film and baking paper: a long box lying down, its roll drawn out in front. */
export function longBox(print: Print, sheet: string): Drawing {
  return (look) =>
    shadow(98) +
    path('M26 112L44 96H220L204 112z', mix(look.body, '#FFFFFF', 0.35)) +
    path('M204 112L220 96V156L204 172z', darker(look.body, 0.22)) +
    clip(
      'front',
      'M26 112H204V172H26z',
      rect(26, 112, 178, 60, look.body) +
        path(look.design % 2 === 0 ? 'M26 112H92L76 172H26z' : 'M26 112H204V124H26z', look.band) +
        smallFront({ x: 122, y: 112, width: 76, height: 60 }, look, print),
    ) +
    path('M34 170H160V194Q160 200 154 200H40Q34 200 34 194z', sheet) +
    light('M52 172L70 172L58 200H40z', 0.4) +
    shade('M34 170H160V174H34z', 0.18)
}

/** Raisins, stock cubes, painkillers: a small box lying on its long side. */
export function lowBox(print: Print): Drawing {
  return box(print, { x: 34, y: 96, width: 146, depth: 28 })
}

/** Dishwasher powder, washing powder: a box with a handle cut into its top. */
export function handleBox(print: Print): Drawing {
  return (look) =>
    box(print, { x: 44, y: 66, width: 128, depth: 28 })(look) +
    line('M80 60V48Q80 36 92 36H140Q152 36 152 48V56', look.cap, 9) +
    shade('M44 66H172V70H44z', 0.14)
}
