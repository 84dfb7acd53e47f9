import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'

/** Dog food, cat litter, charcoal, soil: a big sack, sewn at the top, bulging at its foot. */
export function sack(print: Print): Drawing {
  const outline =
    'M52 40H188Q184 76 192 120Q198 164 188 192Q186 200 176 200H64Q54 200 52 192Q42 164 48 120Q56 76 52 40z'
  return (look) =>
    shadow(76) +
    clip(
      'front',
      outline,
      rect(40, 36, 160, 166, look.body) +
        front({ x: 54, y: 58, width: 132, height: 142 }, look, print) +
        light('M64 60Q68 80 60 120Q54 160 62 196H74Q66 160 70 120Q78 80 74 60z', 0.22) +
        shade('M178 40Q174 76 182 120Q188 164 176 200H200V40z', 0.13) +
        path('M44 182Q70 174 84 192Q120 182 150 192Q166 176 196 184V202H44z', darker(look.body, 0.3), 0.3),
    ) +
    rect(46, 30, 148, 22, mix(look.body, '#FFFFFF', 0.3), 3) +
    `<path d="M52 41H190" stroke="${look.cap}" stroke-width="4" stroke-dasharray="9 5"/>` +
    line('M194 41Q204 46 200 60', look.cap, 3)
}

/** Cement-like paper sacks lying down: soil and charcoal seen from their broad side. */
export function lyingSack(print: Print): Drawing {
  const outline =
    'M26 108Q20 96 34 96Q120 84 206 96Q220 96 214 108Q226 150 214 188Q214 200 202 198Q120 206 38 198Q26 200 26 188Q14 150 26 108z'
  return (look) =>
    shadow(100) +
    clip(
      'front',
      outline,
      rect(14, 84, 212, 120, look.body) +
        front({ x: 64, y: 96, width: 112, height: 104 }, look, print) +
        light('M36 104Q28 150 36 190H46Q38 150 46 104z', 0.25) +
        shade('M194 92Q206 150 194 204H226V92z', 0.12),
    ) +
    line('M28 104V192M212 104V192', darker(look.body, 0.25), 3, 0.6)
}
