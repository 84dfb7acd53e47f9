import { clearest, darker, mix } from '../drawing/colour.ts'
import type { Drawing, Look } from '../drawing/look.ts'
import { sign } from '../drawing/sign.ts'
import { circle, clip, light, path, rect, shade, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { iconAt } from '../icons.ts'
import { smallFront } from '../small-front.ts'

/**
 * Fresh meat and fish: a tray under film, seen from above as it stands in the cooler.
 * `contents` is drawn over x 30..210 and y 54..186; the label covers one corner or edge of it.
 */
export function tray(contents: string, print: Print, colour = '#23302B'): Drawing {
  const outline = 'M30 68Q30 54 44 54H196Q210 54 210 68V172Q210 186 196 186H44Q30 186 30 172z'
  return (look) =>
    shadow(98) +
    rect(18, 48, 204, 152, darker(colour, 0.35), 22) +
    rect(18, 42, 204, 152, colour, 22) +
    rect(26, 50, 188, 138, mix(colour, '#FFFFFF', 0.16), 16) +
    clip(
      'tray',
      outline,
      rect(30, 54, 180, 132, mix(colour, '#0B1A14', 0.2)) +
        contents +
        light('M52 54H84L34 132V86z', 0.13) +
        light('M166 54H178L70 186H58z', 0.1) +
        trayLabel(look, print),
    )
}

function trayLabel(look: Look, { icon }: Print): string {
  const { body, band, cap } = look
  const ink = clearest(body, ['#FFFDF7', cap, band])
  const labels = [
    () =>
      circle(176, 154, 37, body) +
      circle(176, 154, 30, '#FFFDF7') +
      iconAt(icon, 176, 154, 42) +
      path('M146 130a38 38 0 0 1 60 0l-5 4a31 31 0 0 0 -50 0z', band),
    () =>
      rect(30, 148, 180, 38, body) +
      rect(30, 145, 180, 5, band) +
      sign({ middle: 90, top: 157, width: 78, height: 20, ink }, look) +
      circle(176, 162, 25, '#FFFDF7') +
      iconAt(icon, 176, 162, 36),
    () =>
      rect(154, 54, 56, 132, body) +
      rect(150, 54, 6, 132, band) +
      circle(182, 94, 23, '#FFFDF7') +
      iconAt(icon, 182, 94, 34) +
      sign({ middle: 182, top: 134, width: 38, height: 16, ink }, look) +
      rect(168, 160, 28, 5, ink, 2.5, 0.7),
    () =>
      rect(118, 134, 86, 46, '#FFFDF7', 6) +
      rect(118, 134, 86, 13, body, 4) +
      rect(118, 143, 86, 4, band) +
      iconAt(icon, 138, 163, 30) +
      rect(157, 155, 38, 6, '#47574F', 3) +
      rect(157, 166, 26, 5, '#C9CFC6', 2.5),
    () =>
      path('M30 54H128L30 132z', body) +
      path('M128 54H140L30 142V132z', band) +
      circle(60, 82, 24, '#FFFDF7') +
      iconAt(icon, 60, 82, 34),
  ]
  return labels[look.design % labels.length]?.() ?? ''
}

/**
 * Cold cuts, cheese slices, batteries: a printed card above, the goods behind clear film below.
 * `contents` is drawn over x 40..200 and y 88..194.
 */
export function cardPack(contents: string, print: Print, ground = '#F3F1EA'): Drawing {
  const outline = 'M36 44Q36 34 46 34H194Q204 34 204 44V190Q204 200 194 200H46Q36 200 36 190z'
  return (look) =>
    shadow(88) +
    clip(
      'pack',
      outline,
      rect(30, 30, 180, 172, ground) +
        contents +
        light('M60 88H84L40 160V120z', 0.22) +
        rect(30, 30, 180, 58, look.body) +
        cardEdge(look) +
        smallFront({ x: 134, y: 36, width: 60, height: 50 }, { ...look, design: 1, band: look.body }, print) +
        cardSign(look),
    ) +
    rect(104, 40, 24, 8, '#0B1A14', 4, 0.3)
}

function cardEdge({ design, band }: Look): string {
  const edges = [
    rect(30, 82, 180, 8, band),
    path('M30 84Q120 108 210 84V92Q120 118 30 92z', band),
    rect(30, 30, 12, 172, band),
    path('M30 84L120 96L210 84V90L120 104L30 90z', band),
  ]
  return edges[(design >>> 3) % edges.length] ?? ''
}

function cardSign(look: Look): string {
  const ink = clearest(look.body, ['#FFFDF7', look.cap, look.band])
  return sign({ middle: 86, top: 52, width: 68, height: 22, ink }, look)
}

/** Berries, mushrooms, cherry tomatoes: a clear punnet heaped with fruit; `fruit` is drawn above y 140. */
export function punnet(fruit: string, wall: string): Drawing {
  return (look) =>
    shadow(92) +
    fruit +
    path('M26 128H214L202 190Q200 200 190 200H50Q40 200 38 190z', wall, 0.82) +
    light('M46 136H58L64 196H54z', 0.4) +
    rect(20, 120, 200, 14, mix(wall, '#FFFFFF', 0.3), 7) +
    (look.branded
      ? rect(76, 146, 88, 40, look.body, 6) +
        rect(88, 156, 64, 8, clearest(look.body, ['#FFFDF7', look.band, look.cap]), 4) +
        rect(98, 170, 44, 6, look.cap, 3)
      : rect(84, 150, 72, 34, '#FFFDF7', 5) +
        rect(94, 159, 52, 6, darker(wall, 0.5), 3) +
        rect(94, 170, 32, 5, '#C9CFC6', 2)) +
    shade('M190 134H213L202 190Q200 200 190 200H180z', 0.07)
}
