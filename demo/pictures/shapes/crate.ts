import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'

/** A case of beer or soft drinks: a wide carton with a grip. */
export function crate(print: Print): Drawing {
  return (look) =>
    shadow(96) +
    path('M180 84L216 70V186L180 200z', darker(look.body, 0.24)) +
    path('M28 84L62 70H216L180 84z', mix(look.body, '#FFFFFF', 0.28)) +
    clip(
      'front',
      'M28 84H180V200H28z',
      rect(28, 84, 152, 116, look.body) +
        front({ x: 28, y: 100, width: 152, height: 100 }, look, print) +
        light('M28 84H34V200H28z', 0.25),
    ) +
    rect(78, 88, 52, 12, '#0B1A14', 6, 0.45) +
    line('M192 96L206 90', '#0B1A14', 7, 0.35)
}

/** Nappies: a soft, tightly packed block with a handle of film on top. */
export function softPack(print: Print): Drawing {
  const outline =
    'M40 74Q40 60 56 60H184Q200 60 200 74Q208 130 200 188Q198 200 184 200H56Q42 200 40 188Q32 130 40 74z'
  return (look) =>
    shadow(88) +
    line('M88 62Q92 36 120 36T152 62', mix(look.body, '#FFFFFF', 0.35), 11) +
    clip(
      'front',
      outline,
      rect(32, 56, 176, 146, look.body) +
        front({ x: 46, y: 66, width: 148, height: 134 }, look, print) +
        light('M52 70Q46 130 52 190H62Q56 130 62 70z', 0.3) +
        shade('M182 60Q192 130 184 200H208V60z', 0.1),
    )
}

/** Wet wipes: a flat pack lying down with a lid to open on top. */
export function wipesPack(print: Print): Drawing {
  const outline = 'M30 124Q34 110 52 110H188Q206 110 210 124L216 184Q216 200 200 200H40Q24 200 24 184z'
  return (look) =>
    shadow(96) +
    rect(76, 84, 88, 30, look.cap, 10) +
    rect(84, 78, 72, 14, mix(look.cap, '#FFFFFF', 0.4), 7) +
    path('M104 80Q112 54 128 62Q142 52 140 80z', '#FFFFFF') +
    shade('M118 80Q120 66 128 62Q124 70 126 80z', 0.08) +
    clip(
      'front',
      outline,
      rect(20, 106, 200, 96, look.body) +
        front({ x: 70, y: 112, width: 100, height: 88 }, { ...look, design: 0 }, print) +
        path('M20 186Q120 170 220 186V202H20z', look.band) +
        shade('M190 108L200 202H220V108z', 0.08),
    ) +
    line('M34 126V188M206 126V188', darker(look.body, 0.2), 2, 0.6)
}
