import { darker, luminance } from '../drawing/colour.ts'
import type { Drawing, Look } from '../drawing/look.ts'
import { at, clip, light, path, rect, shade, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

const metal = '#CBD2CE'

/** One can round x 0..72 and y 0..160. */
function oneCan(look: Look, print: Print, id: string): string {
  const outline = 'M14 8H58L70 24V138L64 156H8L2 138V24z'
  return (
    clip(
      id,
      outline,
      rect(0, 0, 72, 160, look.body) +
        stripes(look) +
        smallFront({ x: 0, y: 46, width: 72, height: 72 }, look, print) +
        light('M9 20H18V156H9z', 0.28) +
        shade('M56 20H72V158H56z', 0.14),
    ) +
    rect(11, 2, 50, 9, metal, 3) +
    path('M5 148H67L62 160H10z', darker(metal, 0.12))
  )
}

/** Bands above and below the print, different for each brand. A white brand's bands are its cap's colour. */
function stripes({ design, band, cap }: Look): string {
  const tone = luminance(band) > 0.75 ? cap : band
  const sets = [
    rect(0, 30, 72, 6, cap) + rect(0, 128, 72, 6, cap),
    path('M0 22L72 38V60H0z', tone),
    rect(0, 122, 72, 40, tone),
    path('M0 120Q36 136 72 120V160H0z', tone) + path('M0 44Q36 28 72 44V20H0z', tone),
    rect(28, 0, 16, 160, tone),
  ]
  return sets[(design >>> 3) % sets.length] ?? ''
}

/** Beer, cider, soft drinks: one can. */
export function can(print: Print): Drawing {
  return (look) => shadow(42) + at(80, 30, oneCan(look, print, 'can'), { scale: 1.06 })
}

/** Energy drinks and iced coffee: a slim can. */
export function slimCan(print: Print): Drawing {
  return (look) =>
    `${shadow(36)}<g transform="translate(86 24) scale(.94 1.1)">${oneCan(look, print, 'can')}</g>`
}
