import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

const metal = '#C9D0CC'

/** Tomatoes, beans, coffee, formula: a round tin. `lid` is a plastic lid instead of the rim. */
export function tin(print: Print, { lid = false }: { readonly lid?: boolean } = {}): Drawing {
  const outline = 'M60 66H180V190Q120 206 60 190z'
  return (look) =>
    shadow(62) +
    path('M58 184V190Q120 212 182 190V184z', darker(metal, 0.2)) +
    clip(
      'front',
      outline,
      rect(60, 60, 120, 144, look.body) +
        front({ x: 62, y: 80, width: 116, height: 114 }, look, print) +
        light('M68 70H78V204H68z', 0.25) +
        shade('M158 66H182V206H158z', 0.13),
    ) +
    (lid
      ? path('M56 58V74Q120 96 184 74V58z', darker(look.cap, 0.14)) +
        ellipse(120, 58, 64, 17, look.cap) +
        ellipse(120, 57, 52, 12, mix(look.cap, '#FFFFFF', 0.25))
      : path('M58 64V70Q120 90 182 70V64z', darker(metal, 0.2)) +
        ellipse(120, 64, 62, 16, metal) +
        ellipse(120, 64, 54, 12, darker(metal, 0.14)) +
        ellipse(120, 63, 14, 4, metal) +
        line('M112 66Q120 74 128 66', metal, 3))
}

/** Tuna, mackerel, cat food: a low round tin with a ring pull, the print on its lid. */
export function flatTin(print: Print): Drawing {
  return (look) =>
    shadow(88) +
    path('M32 128V172Q32 200 120 200T208 172V128z', look.body) +
    path('M32 146V160Q32 190 120 190T208 160V146Q208 174 120 174T32 146z', look.band) +
    path('M32 166V172Q32 200 120 200T208 172V166Q208 194 120 194T32 166z', darker(metal, 0.2)) +
    light('M44 146L52 190L62 194L54 152z', 0.3) +
    shade('M180 150Q208 142 208 130V172Q206 188 176 194z', 0.14) +
    ellipse(120, 126, 88, 42, metal) +
    ellipse(120, 124, 80, 36, look.body) +
    ellipse(120, 124, 80, 36, '#FFFFFF', 0.08) +
    clip(
      'lid',
      'M40 124a80 36 0 0 1 160 0a80 36 0 0 1 -160 0z',
      smallFront({ x: 52, y: 82, width: 112, height: 84 }, look, print),
    ) +
    ellipse(176, 124, 13, 8, darker(metal, 0.35)) +
    ellipse(176, 124, 8, 4, look.body) +
    ellipse(162, 124, 6, 4, darker(metal, 0.2))
}

/** Mackerel in tomato, sardines: an oblong tin whose lid is rolled back from the fish. */
export function sardineTin(inside: string): Drawing {
  return (look) =>
    shadow(92) +
    path('M28 122V172Q28 200 56 200H184Q212 200 212 172V122z', look.body) +
    path('M28 150V168Q30 192 56 192H184Q210 192 212 168V150z', look.band) +
    rect(24, 96, 192, 58, metal, 28) +
    rect(32, 102, 176, 46, darker(metal, 0.3), 22) +
    clip('inside', 'M32 125Q32 102 54 102H186Q208 102 208 125T186 148H54Q32 148 32 125z', inside) +
    path('M150 96H202Q216 100 216 122L212 78Q206 62 188 62H150z', mix(look.body, '#FFFFFF', 0.2)) +
    path('M150 62H166V96H150z', darker(metal, 0.1)) +
    ellipse(158, 79, 16, 18, metal) +
    ellipse(158, 79, 8, 10, darker(metal, 0.3))
}
