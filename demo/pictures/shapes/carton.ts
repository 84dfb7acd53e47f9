import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'

/** Milk and juice: a gable-top carton with a screw cap. `strip` is the stripe that tells its sort. */
export function carton(print: Print & { readonly strip?: string }): Drawing {
  return (look) => {
    const side = darker(look.body, 0.14)
    return (
      shadow(72, 122) +
      path('M58 76L72 42H152L176 70V192L144 200H58z', side) +
      rect(70, 24, 82, 20, mix(look.body, look.band, 0.5), 3) +
      path('M58 76L72 42H152L144 76z', mix(look.body, '#FFFFFF', 0.25)) +
      shade('M144 76L152 42L176 70V192L144 200z', 0.08) +
      ellipse(106, 62, 19, 8, look.cap) +
      rect(87, 48, 38, 14, look.cap) +
      ellipse(106, 48, 19, 7, mix(look.cap, '#FFFFFF', 0.3)) +
      clip(
        'front',
        'M58 76H144V200H58z',
        rect(58, 76, 86, 124, look.body) +
          front({ x: 58, y: 78, width: 86, height: print.strip ? 108 : 122 }, look, print) +
          (print.strip ? rect(58, 186, 86, 14, print.strip) : ''),
      ) +
      (print.strip ? path('M144 186L176 178.5V192L144 200z', darker(print.strip, 0.2)) : '') +
      light('M58 76H63V200H58z', 0.35)
    )
  }
}

/** Cocoa milk and juice to go: a small brick with a straw. */
export function smallBrick(print: Print): Drawing {
  return (look) =>
    shadow(58, 122) +
    line('M132 82L142 34L160 26', '#F4F4F4', 7) +
    line('M136 62L139 48', look.band, 7) +
    path('M70 84L84 74H172V190L156 200H70z', darker(look.body, 0.16)) +
    path('M70 84L84 74H172L156 84z', mix(look.body, '#FFFFFF', 0.35)) +
    clip(
      'front',
      'M70 84H156V200H70z',
      rect(70, 84, 86, 116, look.body) + front({ x: 70, y: 84, width: 86, height: 116 }, look, print),
    ) +
    light('M70 84H75V200H70z', 0.35)
}
