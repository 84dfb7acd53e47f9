import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, ellipse, light, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

/** Butter and spreads: a low, wide tub with a lid. */
export function tub(print: Print): Drawing {
  const outline = 'M36 112H204L192 190Q190 200 180 200H60Q50 200 48 190z'
  return (look) =>
    shadow(86) +
    clip(
      'front',
      outline,
      rect(30, 100, 180, 100, look.body) +
        smallFront({ x: 30, y: 122, width: 180, height: 78 }, look, print) +
        shade('M170 112H210V200H160z', 0.08) +
        light('M44 112H52L66 200H58z', 0.3),
    ) +
    rect(28, 92, 184, 24, look.cap, 9) +
    light('M38 97H202V102H38z', 0.35)
}

/** Yoghurt and cream: a tall pot under a foil or plastic lid. */
export function pot(print: Print): Drawing {
  const outline = 'M58 72H182L168 190Q167 200 157 200H83Q73 200 72 190z'
  return (look) =>
    shadow(60) +
    clip(
      'front',
      outline,
      rect(52, 68, 136, 132, look.body) +
        front({ x: 62, y: 74, width: 116, height: 126 }, look, print) +
        shade('M150 68H190V200H142z', 0.09) +
        light('M66 72H74L88 200H80z', 0.3),
    ) +
    rect(50, 54, 140, 22, look.cap, 8) +
    light('M60 59H180V64H60z', 0.35)
}

/** Quark, cottage cheese, cream cheese: a round tub, wider than high, seen a little from above. */
export function roundTub(print: Print): Drawing {
  const outline = 'M42 104Q120 128 198 104L186 186Q184 194 174 196Q120 204 66 196Q56 194 54 186z'
  return (look) =>
    shadow(72) +
    clip(
      'front',
      outline,
      rect(36, 96, 168, 106, look.body) +
        smallFront({ x: 36, y: 122, width: 168, height: 80 }, look, print) +
        shade('M164 100H204V204H156z', 0.09) +
        light('M50 100H58L72 204H64z', 0.3),
    ) +
    ellipse(120, 102, 84, 24, darker(look.cap, 0.16)) +
    ellipse(120, 95, 84, 24, look.cap) +
    ellipse(120, 94, 70, 18, mix(look.cap, '#FFFFFF', 0.28))
}

/** Ice cream by the litre: a deep box of a tub with a wide lid. */
export function iceTub(print: Print): Drawing {
  const outline = 'M34 92H206L196 188Q195 200 184 200H56Q45 200 44 188z'
  return (look) =>
    shadow(86) +
    clip(
      'front',
      outline,
      rect(28, 84, 184, 116, look.body) +
        front({ x: 52, y: 96, width: 136, height: 104 }, look, print) +
        shade('M176 84H212V200H166z', 0.08) +
        light('M44 92H52L62 200H54z', 0.3),
    ) +
    rect(26, 72, 188, 26, look.cap, 10) +
    path('M36 78H204V83H36z', '#FFFFFF', 0.35)
}
