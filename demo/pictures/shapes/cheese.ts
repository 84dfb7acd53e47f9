import { darker, lighter, mix } from '../drawing/colour.ts'
import type { Drawing, Look } from '../drawing/look.ts'
import { circle, clip, ellipse, light, line, path, rect, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

/** A block of firm cheese with its holes, in a printed sleeve. */
export function cheeseBlock(print: Print, cheese = '#F6CF58'): Drawing {
  const front = 'M24 104H172V200H24z'
  return (look) =>
    shadow(100) +
    path('M24 104L62 72H214L172 104z', lighter(cheese, 0.45)) +
    path('M172 104L214 72V164L172 200z', darker(cheese, 0.16)) +
    ellipse(192, 130, 8, 13, darker(cheese, 0.3)) +
    ellipse(200, 158, 5, 8, darker(cheese, 0.3)) +
    clip(
      'front',
      front,
      rect(24, 104, 148, 96, cheese) +
        circle(42, 124, 10, darker(cheese, 0.14)) +
        circle(40, 172, 13, darker(cheese, 0.14)) +
        circle(160, 120, 8, darker(cheese, 0.14)) +
        circle(158, 178, 11, darker(cheese, 0.14)) +
        rect(62, 104, 84, 96, look.body) +
        smallFront({ x: 64, y: 112, width: 80, height: 80 }, look, print),
    ) +
    path('M62 104L100 72H186L146 104z', lighter(look.body, 0.25)) +
    light('M24 104H29V200H24z', 0.35)
}

/** A wedge of blue cheese, its cut side to the front. */
export function blueWedge(look: Look): string {
  const veins = '#4F6FA3'
  return (
    shadow(94) +
    path('M20 112L168 50Q212 66 220 100V182L20 198z', '#F6EFD6') +
    path('M20 112L168 50Q212 66 220 100z', '#FFFBEC') +
    path('M168 50Q212 66 220 100V182L206 184V104Q196 72 160 54z', '#D9C7A0') +
    line(
      'M38 132l16 -4l6 8M80 124l10 12M54 164l18 -8l4 -10M126 122l20 4M168 116l6 14l14 2M34 186l14 -2M176 152l16 -6M186 174l14 2M98 100l16 -8M144 78l14 2',
      veins,
      7,
    ) +
    line(
      'M64 148l14 4M100 130l-6 12M140 136l8 -8M72 182l16 2M196 118l8 6M60 112l14 -6M172 90l10 6M120 84l8 2M44 148l4 8',
      veins,
      4,
    ) +
    rect(98, 148, 66, 42, look.body, 5) +
    rect(108, 157, 46, 10, look.band, 5) +
    rect(108, 173, 30, 6, look.cap, 3)
  )
}

/** Sliced cheese: a flat pack with a window on the fanned slices. */
export const cheeseFan = [0, 1, 2, 3]
  .map((slice) => {
    const x = 52 + slice * 22
    const y = 104 + slice * 8
    return (
      rect(x, y, 78, 72, '#E5B53A', 5) +
      rect(x, y, 76, 70, '#FADB7A', 5) +
      circle(x + 18, y + 18, 6, '#EBC24E') +
      circle(x + 52, y + 30, 8, '#EBC24E') +
      circle(x + 26, y + 50, 7, '#EBC24E')
    )
  })
  .join('')

/** Brown cheese: a caramel block in foil and paper, a slice planed off it. */
export function brownCheese(print: Print): Drawing {
  return (look) =>
    shadow(96) +
    path('M30 110L64 82H206L176 110z', '#D39A5E') +
    path('M176 110L206 82V170L176 200z', '#96602F') +
    rect(30, 110, 146, 90, '#B87A42') +
    path('M30 110H56V200H30z', '#C98B50') +
    clip(
      'front',
      'M70 110H176V200H70z',
      rect(70, 110, 106, 90, look.body) + smallFront({ x: 78, y: 116, width: 90, height: 78 }, look, print),
    ) +
    path('M70 110L102 82H206L176 110z', lighter(look.body, 0.25)) +
    path('M176 110L206 82V170L176 200z', darker(look.body, 0.22)) +
    path('M22 150Q30 138 38 152Q46 170 60 168Q46 184 32 176Q20 168 22 150z', '#D9A468')
}

/** Butter: a brick in folded paper. */
export function butterBrick(print: Print): Drawing {
  return (look) =>
    shadow(98) +
    path('M22 118L54 92H216L186 118z', mix(look.body, '#FFFFFF', 0.4)) +
    path('M186 118L216 92V170L186 198z', darker(look.body, 0.16)) +
    path('M186 118L201 132L216 92zM186 198L201 156L216 170z', darker(look.body, 0.26)) +
    clip(
      'front',
      'M22 118H186V198H22z',
      rect(22, 118, 164, 82, look.body) +
        smallFront({ x: 34, y: 118, width: 140, height: 80 }, look, print) +
        light('M22 118H28V198H22z', 0.3),
    )
}

/** Mozzarella: a bag of brine, the white ball seen in it. */
export function brineBag(print: Print): Drawing {
  return (look) =>
    shadow(66) +
    path('M58 60Q52 130 58 190Q60 200 70 200H170Q180 200 182 190Q188 130 182 60z', '#CFE3EC') +
    circle(120, 156, 40, '#E9ECE6') +
    circle(117, 152, 38, '#FFFFFB') +
    rect(54, 40, 132, 66, look.body) +
    rect(54, 102, 132, 7, look.band) +
    smallFront({ x: 88, y: 50, width: 64, height: 50 }, { ...look, design: 1, band: look.body }, print) +
    rect(50, 34, 140, 12, look.cap, 3) +
    light('M70 112Q64 160 72 192H82Q74 160 80 112z', 0.6)
}

/** Tofu: a white block with a corner cut into cubes, before its sleeve. */
export function tofuBlock(print: Print): Drawing {
  return (look) =>
    shadow(96) +
    path('M30 104L60 80H204L176 104z', '#FFFDF4') +
    path('M176 104L204 80V168L176 196z', '#DBD6C4') +
    rect(30, 104, 146, 92, '#F2EEDF') +
    rect(62, 104, 80, 92, look.body) +
    path('M62 104L92 80H170L142 104z', lighter(look.body, 0.3)) +
    smallFront({ x: 64, y: 112, width: 76, height: 76 }, look, print) +
    path('M150 164L162 154H198L186 164z', '#FFFFFA') +
    path('M186 164L198 154V190L186 200z', '#D5CFBA') +
    rect(150, 164, 36, 36, '#F4F0E2') +
    line('M40 122h8M46 150h8M38 176h8M160 122h8', '#DDD8C6', 4)
}

/** Yeast: a small cube in foil. */
export function yeastCube(print: Print): Drawing {
  return (look) =>
    shadow(66) +
    path('M60 108L92 82H194L164 108z', mix(look.body, '#FFFFFF', 0.5)) +
    path('M164 108L194 82V172L164 200z', darker(look.body, 0.2)) +
    path('M164 108L182 140L194 82zM164 200L182 154L194 172z', darker(look.body, 0.3)) +
    rect(60, 108, 104, 92, look.body) +
    smallFront({ x: 66, y: 112, width: 92, height: 84 }, look, print)
}
