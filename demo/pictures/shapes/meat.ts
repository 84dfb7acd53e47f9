import type { Drawing } from '../drawing/look.ts'
import { at, circle, clip, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { iconAt } from '../icons.ts'
import { smallFront } from '../small-front.ts'

/** What lies in a meat tray, over x 30..210 and y 54..186. Colours are the meat's own. */

/** Mince: rows of short strands in three tones. */
export function mince(tones: readonly [string, string, string], fat: string): string {
  const rows = [64, 78, 92, 106, 120, 134, 148, 162, 176]
  const strand = (y: number, row: number): string => {
    const start = 34 + ((row * 13) % 19)
    const d = `M${start} ${y}q11 -11 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0`
    const tone = tones[row % 3] ?? tones[0]
    return `<path d="${d}" fill="none" stroke="${tone}" stroke-width="15" stroke-linecap="round" stroke-dasharray="${20 + (row % 3) * 7} ${19 + (row % 2) * 4}"/>`
  }
  const fleck = (y: number, row: number): string => {
    const x = 46 + ((row * 47) % 120)
    return `M${x} ${y + 5}q5 -5 10 0M${x + 60 > 200 ? x - 70 : x + 60} ${y - 3}q4 4 9 1`
  }
  return (
    rect(34, 58, 172, 124, tones[2], 14) +
    rows.map(strand).join('') +
    line(rows.map(fleck).join(''), fat, 3.5, 0.85)
  )
}

/** A steak with its rim of fat and its marbling. */
export function steak(): string {
  return (
    path(
      'M44 112Q40 70 92 66Q132 62 168 68Q206 76 202 112Q198 134 168 136Q150 138 138 156Q120 178 84 172Q48 164 44 112z',
      '#F7DEC6',
    ) +
    path(
      'M54 114Q50 80 94 75Q132 71 164 77Q194 84 192 110Q188 126 164 127Q144 130 130 148Q116 167 86 163Q58 155 54 114z',
      '#B9303A',
    ) +
    path(
      'M60 112Q58 88 94 82Q130 78 160 84Q184 90 184 108Q170 104 140 112Q104 122 92 150Q66 146 60 112z',
      '#D0434A',
    ) +
    line(
      'M78 100Q92 94 102 102M112 90Q128 86 138 94M86 126Q98 118 108 124M150 96Q164 92 172 100M98 146Q106 136 118 138M134 118Q142 112 152 116',
      '#F4C3B4',
      4,
    ) +
    path('M120 108q10 -8 18 2q-6 10 -18 -2z', '#F7DEC6')
  )
}

/** A rolled roast tied with string. */
export function tiedRoast(): string {
  const outline = 'M40 120Q38 78 84 74H160Q202 76 202 120T160 166H84Q42 164 40 120z'
  return (
    path(outline, '#A92F36') +
    clip(
      'roast',
      outline,
      path('M36 70H204V104Q120 84 36 108z', '#F3D3BC') +
        path('M36 112Q120 88 204 108V116Q120 98 36 122z', '#C9474C'),
    ) +
    ellipse(178, 120, 24, 45, '#C74A4E') +
    ellipse(178, 120, 15, 32, '#DE7A75') +
    line('M176 100Q186 118 176 142', '#F3D3BC', 4) +
    line(
      'M66 76Q56 120 66 164M94 73Q84 120 94 167M122 73Q112 120 122 167M150 73Q140 120 150 167',
      '#FFF6E4',
      4,
    ) +
    line('M40 118Q100 126 152 120', '#FFF6E4', 3)
  )
}

/** One pork chop round its middle: rim of fat, bone at its side. */
function chop(): string {
  return (
    path('M-42 4Q-46 -44 -4 -48Q44 -46 44 -4Q42 20 20 22Q8 24 4 40Q-2 56 -18 50Q-40 42 -42 4z', '#FBE6D6') +
    path('M-33 2Q-36 -34 -4 -38Q34 -36 34 -6Q32 10 14 13Q0 16 -4 34Q-8 44 -18 40Q-32 32 -33 2z', '#EE9A98') +
    path('M-26 -2Q-26 -28 -4 -31Q22 -30 26 -10Q6 -14 -8 2Q-18 12 -20 24Q-26 14 -26 -2z', '#F6B5B1') +
    path('M12 20Q24 8 36 10Q40 14 32 20Q14 30 6 50Q0 56 -4 50Q2 34 12 20z', '#FFF8EC') +
    line('M-10 -18q8 -6 16 0', '#FBE6D6', 3)
  )
}

/** Two pork chops. */
export const chops = (): string =>
  at(84, 116, chop(), { scale: 1.16, turn: -6 }) + at(156, 122, chop(), { scale: 1.16, turn: 10 })

/** Pork with its scored rind, as for Christmas. */
export function rindRoast(): string {
  const cuts = Array.from({ length: 8 }, (_, cut) => `M${56 + cut * 19} 66L${42 + cut * 21} 116`).join('')
  return (
    path('M40 118L58 66Q60 62 66 62H176Q182 62 184 66L202 118z', '#E2A765') +
    line(cuts, '#B6743A', 4) +
    line('M48 96H192M54 80H186', '#F3C98F', 2.5, 0.8) +
    rect(38, 116, 164, 14, '#FDEBDC') +
    rect(38, 130, 164, 16, '#EE9793') +
    rect(38, 146, 164, 8, '#FBDACB') +
    path('M38 154H202V164Q200 176 188 176H52Q40 176 38 164z', '#E5827F') +
    light('M66 62H82L66 116H48z', 0.2)
  )
}

/** Two tenderloins, tapering. */
export function tenderloins(): string {
  const one =
    path('M-84 4Q-80 -22 -40 -22Q20 -24 62 -12Q86 -6 84 2Q60 20 0 22Q-80 26 -84 4z', '#D9706F') +
    path('M-78 0Q-72 -16 -40 -17Q16 -18 58 -8Q20 -2 -20 2Q-60 6 -78 0z', '#EE9A96') +
    line('M-60 12Q-20 18 24 12M-30 -10Q0 -13 24 -10', '#F8C8C0', 3)
  return at(120, 92, one, { turn: 4 }) + at(120, 146, one, { turn: -3, flip: true })
}

/** A rack of ribs, bones showing. */
export function rackOfRibs(): string {
  const bones = [52, 78, 104, 130, 156, 182]
  return (
    bones.map((x) => rect(x - 6, 58, 12, 60, '#FFF3DF', 6)).join('') +
    path('M36 84Q60 72 120 76T204 84L200 164Q160 176 120 172T40 164z', '#B44A3A') +
    bones
      .map((x) => path(`M${x - 8} 82Q${x} 76 ${x + 8} 82L${x + 7} 160Q${x} 166 ${x - 7} 160z`, '#D9776A'))
      .join('') +
    bones.map((x) => line(`M${x - 2} 90V150`, '#F0A79A', 4)).join('') +
    line('M44 150Q120 162 196 150', '#F7D9C4', 4, 0.7)
  )
}

/** Lamb cutlets: an eye of meat, a rim of fat, a long clean bone. */
export function lambCutlets(): string {
  const one =
    line('M6 -12Q26 -44 46 -62', '#FFF3DF', 11) +
    ellipse(-6, 10, 34, 30, '#FBE3D2') +
    ellipse(-8, 12, 26, 23, '#B83A42') +
    path('M-28 8Q-26 -8 -8 -9Q10 -8 14 4Q-8 0 -18 20Q-28 18 -28 8z', '#D05A5C') +
    line('M-16 14q6 -8 14 -4', '#F6D0C4', 3)
  return at(84, 96, one) + at(154, 92, one) + at(112, 146, one)
}

/** Sausages lying side by side; `count` and `width` make them thick or thin. */
export function sausages(count: number, colour: string, gleam: string): string {
  const pitch = 156 / count
  return Array.from({ length: count }, (_, place) => {
    const x = 42 + pitch * (place + 0.5)
    const wide = pitch * 0.9
    return (
      rect(x - wide / 2, 94, wide, 100, colour, wide / 2) +
      rect(x - wide * 0.3, 104, wide * 0.2, 76, gleam, wide * 0.1) +
      circle(x, 95, wide * 0.13, '#7A3A22')
    )
  }).join('')
}

/** Rashers of bacon in waves. */
export function rashers(): string {
  return [104, 128, 152, 176]
    .map((y, row) => {
      const wave = (dy: number): string => `M${34 + row * 3} ${y + dy}q16 -13 32 0t32 0t32 0t32 0t32 0t32 0`
      return (
        line(wave(0), '#A82C30', 22) +
        line(wave(-5), '#F6CDBB', 6) +
        line(wave(6), '#F9DCCB', 4.5) +
        line(wave(0), '#D4544F', 3)
      )
    })
    .join('')
}

/** Round slices fanned out: ham, salami, turkey. */
export function slices(rim: string, meat: string, marks: string): string {
  return [
    [74, 126],
    [104, 138],
    [134, 130],
    [166, 144],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 42, rim) + circle(x, y, 38, meat) + at(x, y, marks))
    .join('')
}

/** The pale grain of a slice of ham. */
export const hamMarks = line('M-20 -12q10 -8 20 0M-4 14q12 6 20 -4M-24 10q6 6 10 4', '#FBD5D0', 4)

/** The fat in a slice of salami. */
export const salamiMarks = [
  [-18, -14],
  [2, -22],
  [18, -8],
  [-6, 0],
  [-24, 8],
  [10, 14],
  [-10, 22],
  [24, 8],
]
  .map(([x = 0, y = 0]) => ellipse(x, y, 4.6, 3.6, '#F9DDD2'))
  .join('')

/** Liver pâté in its foil tin, the top baked brown, a printed sleeve round it. */
export function foilLoaf(print: Print, top = '#A66A48'): Drawing {
  return (look) =>
    shadow(92) +
    path('M30 116L42 90H198L210 116z', '#DDE2DF') +
    path('M44 112Q46 82 80 80Q120 70 160 80Q194 82 196 112z', top) +
    light('M58 98Q70 86 100 84Q80 92 70 104z', 0.3) +
    line('M150 98q10 -6 20 0', '#6E3A1E', 4, 0.5) +
    path('M34 122H206L190 192Q188 200 178 200H62Q52 200 50 192z', '#E6EAE7') +
    line('M56 124L66 196M184 124L174 196M196 124L184 196M44 124L56 196', '#BAC4BF', 3) +
    path('M74 110Q76 78 92 76H150Q164 78 166 110L160 200H82z', look.body) +
    rect(26, 110, 46, 12, '#C4CCC8', 5) +
    rect(168, 110, 46, 12, '#C4CCC8', 5) +
    smallFront({ x: 82, y: 118, width: 76, height: 70 }, look, print) +
    shade('M74 110H166L165 118H75z', 0.12) +
    shade('M180 122H206L190 192Q188 200 178 200H166z', 0.08)
}

/** Browned balls and patties. */
export const balls = (): string =>
  [
    [64, 86],
    [108, 82],
    [152, 88],
    [190, 92],
    [50, 126],
    [92, 124],
    [136, 128],
    [180, 132],
    [72, 164],
    [116, 166],
    [158, 168],
  ]
    .map(([x = 0, y = 0]) => iconAt('meatball', x, y, 52))
    .join('')
