import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, clip, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'

/** Ground coffee: a hard vacuum brick with its top folded to a roof. `strength` beans of five on its foot. */
export function vacuumBrick(print: Print): Drawing {
  return (look) =>
    shadow(66, 122) +
    path('M60 74L80 38H160L178 66V190L156 200H60z', darker(look.body, 0.2)) +
    path('M60 74L78 40H158L156 74z', mix(look.body, '#FFFFFF', 0.16)) +
    rect(76, 30, 84, 14, look.cap, 3) +
    shade('M60 74H156V79H60z', 0.16) +
    clip(
      'front',
      'M60 74H156V200H60z',
      rect(60, 74, 96, 126, look.body) + front({ x: 60, y: 76, width: 96, height: 124 }, look, print),
    ) +
    light('M60 76H66V200H60z', 0.28)
}

/** Coffee beans and finer coffee: a soft bag with side folds, its top rolled and tied, and a valve. */
export function tiedBag(print: Print): Drawing {
  const outline = 'M62 62Q56 130 62 192Q63 200 72 200H168Q177 200 178 192Q184 130 178 62z'
  return (look) =>
    shadow(64) +
    clip(
      'front',
      outline,
      rect(54, 60, 132, 140, look.body) +
        front({ x: 64, y: 70, width: 112, height: 130 }, look, print) +
        shade('M166 60Q174 130 166 200H186V60z', 0.14) +
        light('M66 66Q60 130 68 200H76Q70 130 76 66z', 0.22),
    ) +
    path('M62 40H178V66H62z', darker(look.body, 0.16)) +
    rect(54, 48, 132, 10, look.cap, 5) +
    path('M54 48h10v18q-10 0 -10 -8zM186 48h-10v18q10 0 10 -8z', darker(look.cap, 0.14)) +
    (look.design % 3 === 0 ? '' : circle(160, 80, 5, darker(look.body, 0.4)) + circle(160, 80, 2, look.cap))
}

/** A standing pouch with a sealed top and a notch: nuts, snacks, tablets, pet treats. */
export function pouch(print: Print, window?: (x: number, y: number) => string): Drawing {
  const outline = 'M60 40Q60 34 66 34H174Q180 34 180 40L184 184Q184 200 168 200H72Q56 200 56 184z'
  return (look) =>
    shadow(66) +
    clip(
      'front',
      outline,
      rect(54, 34, 132, 166, look.body) +
        front({ x: 60, y: 58, width: 120, height: window ? 92 : 136 }, look, print) +
        rect(54, 34, 132, 20, look.cap) +
        line('M58 54H182', darker(look.cap, 0.25), 2) +
        light('M66 58L64 196H72L74 58z', 0.26) +
        shade('M168 58L172 200H186V58z', 0.1),
    ) +
    (window ? ellipse(120, 168, 46, 24, mix(look.body, '#0B1A14', 0.35)) + window(120, 168) : '') +
    circle(120, 44, 5, mix(look.cap, '#0B1A14', 0.45))
}

/** Flour and sugar: a paper packet with a folded top. */
export function paperPacket(print: Print): Drawing {
  return (look) =>
    shadow(62, 122) +
    path('M64 66L160 66L180 56V190L160 200H64z', darker(look.body, 0.16)) +
    path('M64 66L74 40H170L180 56L160 66z', mix(look.body, '#FFFFFF', 0.3)) +
    shade('M64 66L74 40H120L112 66z', 0.06) +
    rect(80, 42, 84, 12, look.cap, 2, 0.9) +
    clip(
      'front',
      'M64 66H160V200H64z',
      rect(64, 66, 96, 134, look.body) + front({ x: 64, y: 68, width: 96, height: 132 }, look, print),
    ) +
    light('M64 66H69V200H64z', 0.4)
}
