import { clearest, darker, lighter, mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, clip, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { front, type Print } from '../front.ts'
import { iconAt } from '../icons.ts'
import { smallFront } from '../small-front.ts'

/** A bar of chocolate half out of its wrapper. */
export function chocolateBar(print: Print): Drawing {
  const square = (x: number, y: number): string =>
    rect(x, y, 30, 26, '#7A4426', 3) + light(`M${x + 3} ${y + 3}h24v5h-24z`, 0.16)
  return (look) =>
    shadow(62) +
    rect(64, 26, 112, 100, '#5A2E18', 7) +
    [72, 105, 138].map((x) => [33, 63].map((y) => square(x, y)).join('')).join('') +
    path('M60 96l8 -7l8 8l9 -9l8 8l9 -9l9 9l9 -8l9 8l9 -9l9 8l9 -8l9 8l8 -6l6 7V110H60z', '#E4E9E7') +
    clip(
      'wrap',
      'M58 106H182V190Q182 200 172 200H68Q58 200 58 190z',
      rect(56, 100, 130, 102, look.body) +
        front({ x: 60, y: 104, width: 120, height: 96 }, look, print) +
        light('M66 106H74V200H66z', 0.22) +
        shade('M170 106H184V200H170z', 0.12),
    )
}

const praline = (x: number, y: number, tone: string): string =>
  circle(x, y + 2, 15, darker(tone, 0.4)) +
  circle(x, y, 14, tone) +
  line(`M${x - 7} ${y - 4}q7 -6 14 0`, lighter(tone, 0.45), 3)

/** A box of chocolates, its lid leaning behind. */
export function chocolateBox(print: Print): Drawing {
  const tones = ['#5A2E18', '#8A5332', '#F2DFC0', '#6E3B20', '#A86A3C']
  return (look) =>
    shadow(100) +
    clip(
      'lid',
      'M36 36Q36 30 42 30H198Q204 30 204 36V130H36z',
      rect(30, 26, 180, 108, look.body) +
        smallFront({ x: 72, y: 40, width: 96, height: 74 }, look, print) +
        rect(30, 112, 180, 6, look.band),
    ) +
    path('M22 132H218L208 194Q207 200 200 200H40Q33 200 32 194z', darker(look.body, 0.2)) +
    path('M30 134H210L202 172H38z', '#F7EFE0') +
    [0, 1, 2, 3, 4].map((place) => praline(52 + place * 34, 142, tones[place] ?? '#5A2E18')).join('') +
    [0, 1, 2, 3, 4]
      .map((place) => praline(54 + place * 33, 162, tones[(place + 2) % 5] ?? '#5A2E18'))
      .join('') +
    path('M34 174H206L203 194Q202 200 196 200H44Q38 200 37 194z', look.body) +
    rect(34, 174, 172, 6, look.band)
}

/** A single bar in its wrapper, lying slantwise: protein bars and wafers. */
export function wrappedBar(print: Print, inside: string): Drawing {
  return (look) =>
    shadow(98) +
    `<g transform="rotate(-9 120 136)">${
      rect(176, 100, 46, 72, inside, 6) +
      circle(212, 116, 4, darker(inside, 0.3)) +
      circle(208, 140, 5, darker(inside, 0.3)) +
      circle(214, 158, 3, darker(inside, 0.3)) +
      clip(
        'wrap',
        'M18 92l10 8H182l6 9l-6 9l6 9l-6 9l6 9l-6 9l6 9l-6 9l4 6H28l-10 8z',
        rect(14, 88, 180, 100, look.body) +
          path('M14 88H70L52 188H14z', look.band) +
          smallFront(
            { x: 86, y: 102, width: 80, height: 70 },
            { ...look, design: 1, band: look.body },
            print,
          ) +
          light('M30 104H180V112H30z', 0.28) +
          shade('M18 164H186V184H18z', 0.12),
      )
    }</g>`
}

/** Biscuits: a roll of them in its wrapper, some drawn out in front. */
export function biscuitRoll(print: Print, biscuit: string): Drawing {
  return (look) =>
    shadow(100) +
    clip(
      'wrap',
      'M20 72Q20 64 28 64H186Q194 64 194 72V150Q194 158 186 158H28Q20 158 20 150z',
      rect(14, 60, 190, 102, look.body) +
        smallFront({ x: 66, y: 68, width: 96, height: 86 }, look, print) +
        rect(14, 60, 18, 102, look.cap) +
        rect(182, 60, 18, 102, look.cap) +
        light('M32 72H182V80H32z', 0.28) +
        shade('M32 142H182V158H32z', 0.12),
    ) +
    [206, 186, 166].map((x) => biscuitRound(x, 166, 32, biscuit)).join('')
}

function biscuitRound(x: number, y: number, radius: number, tone: string): string {
  return (
    circle(x, y + 2, radius, darker(tone, 0.28)) +
    circle(x, y, radius, tone) +
    circle(x, y, radius - 6, lighter(tone, 0.16)) +
    [
      [-10, -8],
      [8, -12],
      [12, 8],
      [-6, 10],
      [0, -1],
    ]
      .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 2.4, darker(tone, 0.4)))
      .join('')
  )
}

/** Chewing gum: a flat pack opened at one end, pellets before it. */
export function gumPack(print: Print): Drawing {
  return (look) =>
    shadow(92) +
    `<g transform="rotate(-8 112 120)">${
      rect(26, 84, 156, 74, look.body, 8) +
      path('M26 92Q26 84 34 84H70L54 158H34Q26 158 26 150z', look.band) +
      smallFront({ x: 88, y: 90, width: 74, height: 62 }, { ...look, design: 1, band: look.body }, print) +
      rect(172, 84, 16, 74, mix(look.body, '#FFFFFF', 0.5), 4) +
      light('M34 90H170V97H34z', 0.3)
    }</g>` +
    [
      [184, 184],
      [150, 188],
      [208, 166],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y + 2, 17, 11, '#CFDCE0') + ellipse(x, y, 17, 10, '#FFFFFF'))
      .join('')
}

/** Ice lollies: the box, and one lolly before it. */
export function lollyBox(print: Print): Drawing {
  return (look) =>
    shadow(94) +
    path('M150 62L174 52V190L150 200z', darker(look.body, 0.22)) +
    path('M30 62L54 52H174L150 62z', mix(look.body, '#FFFFFF', 0.35)) +
    clip(
      'front',
      'M30 62H150V200H30z',
      rect(30, 62, 120, 138, look.body) + front({ x: 30, y: 62, width: 120, height: 138 }, look, print),
    ) +
    iconAt('lolly', 178, 142, 120, 8)
}

/** Raisins and pastilles: a small box with its flap open, the sweets spilling out. */
export function spillBox(print: Print, piece: string): Drawing {
  return (look) =>
    shadow(92) +
    path('M146 66L170 56V190L146 200z', darker(look.body, 0.24)) +
    path('M46 66L70 44H162L170 56L146 66z', mix(look.body, '#FFFFFF', 0.35)) +
    clip(
      'front',
      'M46 66H146V200H46z',
      rect(46, 66, 100, 134, look.body) + front({ x: 46, y: 66, width: 100, height: 134 }, look, print),
    ) +
    iconAt(piece, 190, 172, 58)
}

/** A net of bird fat balls hanging together. */
export function ballNet(ball: string): Drawing {
  return (look) =>
    shadow(60) +
    line('M120 20V46', '#4E8A3A', 5) +
    [
      [96, 76],
      [144, 78],
      [94, 124],
      [146, 126],
      [96, 171],
      [144, 172],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 28, ball) +
          [
            [-10, -8],
            [8, -12],
            [12, 6],
            [-6, 10],
            [0, 0],
            [-16, 4],
            [4, 18],
          ]
            .map(([dx = 0, dy = 0]) =>
              ellipse(x + dx, y + dy, 4, 2.6, (dx + dy) % 4 === 0 ? '#3B2A1C' : '#F6D58B'),
            )
            .join(''),
      )
      .join('') +
    line(
      'M70 60L168 150M64 104L140 192M170 60L72 150M176 104L100 192M120 46L70 90M120 46L170 90',
      '#4E8A3A',
      2.5,
      0.75,
    ) +
    rect(92, 36, 56, 22, look.body, 5) +
    rect(100, 43, 40, 7, clearest(look.body, ['#FFFDF7', look.band]), 3)
}
