import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, clip, dots, light, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, insideOf, type Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

export interface Filling {
  /** The colour of what is in the bottle, seen through it. */
  readonly liquid: string
  readonly fizzy?: boolean
  /** Whether it has the colour of its taste: an orange soda has, water with lemon and tea with peach have not. */
  readonly tinted?: boolean
}

/** Soft drinks and water: a waisted PET bottle with a label round its middle. */
export function petBottle(print: Print, { liquid, fizzy = true, tinted = false }: Filling): Drawing {
  const outline =
    'M106 38H134V50Q134 62 148 78Q162 94 162 112Q162 124 156 130Q162 138 162 148V188Q162 200 150 200H90Q78 200 78 188V148Q78 138 84 130Q78 124 78 112Q78 94 92 78Q106 62 106 50z'
  return (look) =>
    shadow(46) +
    clip(
      'bottle',
      outline,
      rect(70, 36, 100, 170, tinted ? insideOf(print, look, liquid) : liquid) +
        (fizzy
          ? `<g opacity=".55">${dots(
              [
                [98, 90],
                [112, 78],
                [132, 86],
                [142, 100],
                [108, 102],
                [96, 190],
                [120, 186],
                [144, 192],
              ],
              2.6,
              '#fff',
            )}</g>`
          : '') +
        rect(70, 108, 100, 70, look.body) +
        smallFront({ x: 72, y: 108, width: 96, height: 70 }, look, print) +
        light('M88 80Q84 140 88 200H95Q92 140 97 76z', 0.32) +
        shade('M148 60Q160 140 150 200H170V60z', 0.14),
    ) +
    rect(102, 22, 36, 18, look.cap, 4) +
    rect(104, 40, 32, 5, darker(look.cap, 0.2), 2)
}

/** Beer and cider: a long-necked bottle of coloured glass with a crown cap. */
export function beerBottle(print: Print, glass: string): Drawing {
  const outline =
    'M110 34H130V70Q131 86 144 98Q152 106 152 118V188Q152 200 141 200H99Q88 200 88 188V118Q88 106 96 98Q109 86 110 70z'
  return (look) =>
    shadow(40) +
    clip(
      'bottle',
      outline,
      rect(80, 30, 80, 172, glass) +
        rect(80, 124, 80, 56, look.body) +
        smallFront({ x: 88, y: 124, width: 64, height: 56 }, look, print) +
        rect(100, 58, 40, 14, look.body) +
        light('M95 112V196H101V112Q102 104 113 92V44H111V86Q97 98 95 112z', 0.3) +
        shade('M143 100Q150 106 150 118V200H141z', 0.16),
    ) +
    rect(106, 24, 28, 14, look.cap, 3) +
    rect(106, 34, 28, 4, darker(look.cap, 0.3), 1)
}

/** Oil, vinegar and syrup: a tall glass bottle with square shoulders. */
export function tallBottle(print: Print, liquid: string): Drawing {
  const outline =
    'M107 44H133V76Q134 86 148 92Q158 98 158 110V190Q158 200 148 200H92Q82 200 82 190V110Q82 98 92 92Q106 86 107 76z'
  return (look) =>
    shadow(44) +
    clip(
      'bottle',
      outline,
      rect(76, 40, 90, 162, liquid) +
        rect(76, 112, 90, 74, look.body) +
        front(
          { x: 82, y: 112, width: 76, height: 74 },
          { ...look, design: [0, 1, 3, 5][look.design % 4] ?? 0 },
          print,
        ) +
        light('M90 104V200H96V104Q98 96 112 88V44H109V84Q90 92 90 104z', 0.4) +
        shade('M146 92Q158 98 158 110V200H147z', 0.14),
    ) +
    rect(103, 20, 34, 28, look.cap, 5) +
    light('M108 22H113V46H108z', 0.3)
}

/** Ketchup, mustard, remoulade: a squeeze bottle in the colour of the sauce, standing on its broad cap or not. */
export function squeezeBottle(print: Print, sauce: string, upsideDown = true): Drawing {
  const outline = upsideDown
    ? 'M86 44Q86 32 100 32H140Q154 32 154 44Q166 100 156 168H84Q74 100 86 44z'
    : 'M104 66H136Q158 74 160 100Q164 150 156 200H84Q76 150 80 100Q82 74 104 66z'
  return (look) =>
    shadow(42) +
    clip(
      'bottle',
      outline,
      rect(70, 28, 100, 174, sauce) +
        smallFront({ x: 74, y: upsideDown ? 70 : 108, width: 92, height: 72 }, look, print) +
        light('M90 40Q84 100 90 200H98Q92 100 98 40z', 0.3) +
        shade('M144 40Q156 100 146 200H170V40z', 0.12),
    ) +
    (upsideDown
      ? path('M86 166H154L158 192Q158 200 150 200H90Q82 200 82 192z', look.cap) +
        light('M92 172H100L98 196H91z', 0.3)
      : path('M102 68L114 28Q120 20 126 28L138 68z', look.cap) +
        rect(96, 62, 48, 12, darker(look.cap, 0.12), 4))
}

/** Soy sauce and cough syrup: a small dark bottle with a coloured cap. */
export function smallBottle(print: Print, liquid: string): Drawing {
  const outline = 'M104 66H136V84Q158 94 160 116V188Q160 200 148 200H92Q80 200 80 188V116Q82 94 104 84z'
  return (look) =>
    shadow(46) +
    clip(
      'bottle',
      outline,
      rect(74, 60, 92, 142, liquid) +
        rect(74, 116, 92, 66, look.body) +
        smallFront({ x: 80, y: 116, width: 80, height: 66 }, look, print) +
        light('M88 110V198H94V110z', 0.32) +
        shade('M148 86V200H162V86z', 0.18),
    ) +
    path('M100 44Q100 38 106 38H134Q140 38 140 44V68H100z', look.cap) +
    light('M105 42H110V66H105z', 0.3)
}

/** Squash for mixing: a wide bottle with a grip and a big cap. */
export function squashBottle(print: Print, liquid: string): Drawing {
  const outline = 'M98 46H142V58Q168 70 172 104V186Q172 200 158 200H82Q68 200 68 186V104Q72 70 98 58z'
  return (look) =>
    shadow(56) +
    clip(
      'bottle',
      outline,
      rect(60, 40, 120, 162, insideOf(print, look, liquid)) +
        rect(60, 100, 120, 84, look.body) +
        front(
          { x: 68, y: 100, width: 104, height: 84 },
          { ...look, design: [0, 1, 3, 5][look.design % 4] ?? 0 },
          print,
        ) +
        light('M78 98V198H85V98Q86 84 98 72Q80 80 78 98z', 0.35) +
        shade('M158 70V200H174V70z', 0.12),
    ) +
    rect(94, 24, 52, 24, look.cap, 6) +
    circle(120, 36, 6, mix(look.cap, '#0B1A14', 0.16))
}
