import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { at, circle, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'

/** Headphones over the ear. */
export const headphones: Drawing = ({ body, band }) =>
  shadow(74) +
  line('M62 138V116A58 58 0 0 1 178 116V138', darker(body, 0.1), 14) +
  line('M62 130V116A58 58 0 0 1 178 116V130', band, 4) +
  rect(40, 124, 44, 74, body, 20) +
  rect(156, 124, 44, 74, body, 20) +
  rect(72, 128, 16, 66, '#3E474D', 8) +
  rect(152, 128, 16, 66, '#3E474D', 8) +
  light('M50 136Q46 160 50 186L56 186Q52 160 56 136z', 0.3)

/** A charging case and two earbuds. */
export const earbuds: Drawing = ({ body, band }) => {
  const bud =
    rect(-8, 2, 17, 74, darker(body, 0.05), 8) +
    ellipse(-2, 0, 25, 22, body) +
    path('M-22 -14Q-40 -8 -36 6Q-30 14 -18 10z', '#4B565E') +
    ellipse(6, -6, 8, 6, '#4B565E') +
    light('M-2 24H4V68H-2z', 0.45) +
    circle(0.5, 68, 4, band)
  return (
    shadow(94) +
    rect(22, 84, 116, 116, body, 40) +
    shade('M22 128H138V134H22z', 0.22) +
    shade('M98 84Q138 84 138 124V160Q138 200 98 200Q122 190 122 142T98 84z', 0.08) +
    circle(80, 152, 5, band) +
    light('M36 112Q38 96 56 94Q46 102 46 124H36z', 0.5) +
    at(166, 130, bud, { scale: 0.9 }) +
    at(202, 130, bud, { scale: 0.9, flip: true })
  )
}

/** A portable speaker. */
export const speaker: Drawing = ({ body, band }) =>
  shadow(58) +
  rect(64, 40, 112, 160, body, 40) +
  ellipse(120, 66, 40, 15, darker(body, 0.3)) +
  ellipse(120, 64, 30, 10, band) +
  Array.from({ length: 7 }, (_, row) => line(`M70 ${96 + row * 13}H170`, darker(body, 0.2), 3)).join('') +
  light('M72 80V160H80V80z', 0.22)
