import { darker, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

/** Sunscreen, conditioner, hand cream: a tube standing on its cap. */
export function standingTube(print: Print): Drawing {
  const outline = 'M70 34H170L154 168H86z'
  return (look) =>
    shadow(44) +
    clip(
      'tube',
      outline,
      rect(66, 30, 108, 140, look.body) +
        front({ x: 80, y: 46, width: 80, height: 122 }, look, print) +
        light('M82 40L94 168H102L90 40z', 0.3) +
        shade('M152 34L140 168H160L172 34z', 0.12),
    ) +
    rect(66, 26, 108, 14, darker(look.body, 0.12), 3) +
    path('M84 166H156L154 194Q153 200 147 200H93Q87 200 86 194z', look.cap) +
    light('M92 170H99V196H93z', 0.3)
}

/** Toothpaste: the tube lying in front of its long box. */
export function toothpaste(print: Print): Drawing {
  return (look) =>
    shadow(98) +
    path('M34 92L48 82H218L206 92z', mix(look.body, '#FFFFFF', 0.35)) +
    path('M206 92L218 82V138L206 148z', darker(look.body, 0.25)) +
    clip(
      'box',
      'M34 92H206V148H34z',
      rect(34, 92, 172, 56, look.body) +
        path('M34 92H108L84 148H34z', look.band) +
        smallFront({ x: 142, y: 92, width: 60, height: 56 }, { ...look, design: 1 }, print),
    ) +
    clip(
      'tube',
      'M18 150L24 146L160 158Q176 162 176 178T160 196L24 200L18 198z',
      rect(10, 140, 180, 64, '#FDFDFB') +
        path('M10 158Q90 182 180 160V184Q90 200 10 186z', look.body) +
        path('M10 186Q90 200 180 184V204H10z', look.cap) +
        line('M20 146V200', darker(look.body, 0.1), 7),
    ) +
    path('M172 162L182 166V190L172 194z', mix(look.cap, '#0B1A14', 0.1)) +
    rect(180, 162, 32, 32, look.cap, 5) +
    line('M188 168V188M196 168V188M204 168V188', darker(look.cap, 0.2), 2)
}

/** Caviar and mayonnaise: a metal tube lying down, rolled at its end, with what is in it pressed out. */
export function foodTube(print: Print, squeezed: string): Drawing {
  const outline = 'M14 112L170 96Q198 110 198 144T170 190L14 178z'
  return (look) =>
    shadow(100) +
    line('M214 170Q224 176 216 186Q226 192 210 196H186', squeezed, 12) +
    clip(
      'tube',
      outline,
      rect(10, 90, 200, 110, look.body) +
        path('M10 120Q100 104 210 100V90H10z', look.band) +
        path('M10 172Q100 178 210 186V200H10z', look.band) +
        smallFront({ x: 58, y: 108, width: 92, height: 72 }, { ...look, design: 1 }, print) +
        light('M14 122L190 112V122L14 130z', 0.28) +
        shade('M14 164L190 172V196H14z', 0.1),
    ) +
    path('M10 108H26V182H10Q4 182 4 174V116Q4 108 10 108z', '#C9CFCB') +
    line('M12 114V176M19 114V176', '#9AA5A0', 2) +
    path('M188 120L206 130V160L188 170z', '#C9CFCB') +
    rect(204, 126, 20, 38, look.cap, 5)
}
