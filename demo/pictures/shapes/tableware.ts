import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, ellipse, light, path, rect, shadow } from '../drawing/svg.ts'

/** A frying pan. */
export const fryingPan: Drawing = ({ body, band }) =>
  shadow(76, 100) +
  path('M150 128L226 84Q234 84 232 94L166 148z', band) +
  ellipse(96, 156, 78, 40, darker(body, 0.2)) +
  ellipse(96, 148, 78, 38, body) +
  ellipse(96, 148, 64, 29, lighter(body, 0.1)) +
  light('M46 138Q70 120 104 120Q70 130 56 148z', 0.25)

/** A pot with its lid. */
export const cookingPot: Drawing = ({ body, band }) =>
  shadow(74) +
  rect(24, 116, 34, 14, band, 7) +
  rect(182, 116, 34, 14, band, 7) +
  path('M48 104H192V176Q192 200 168 200H72Q48 200 48 176z', body) +
  path('M44 104Q60 72 120 70Q180 72 196 104z', lighter(body, 0.2)) +
  rect(40, 98, 160, 12, darker(body, 0.2), 5) +
  rect(106, 54, 28, 18, band, 8) +
  light('M62 116V176Q62 188 72 192Q70 160 72 116z', 0.4)

/** A kitchen knife, point up. */
export const knifeBlade: Drawing = ({ body, band }) =>
  shadow(40) +
  path('M104 22Q146 40 144 128H104z', '#DDE4E7') +
  path('M104 22Q122 60 120 128H104z', '#F4F7F8') +
  rect(98, 126, 52, 12, '#8E999E', 3) +
  path('M104 138H144L140 190Q140 200 130 200H116Q106 200 106 190z', body) +
  circle(123, 154, 4, band) +
  circle(123, 178, 4, band)

/** A pile of plates. */
export const plates: Drawing = ({ body, band }) =>
  shadow(96) +
  [186, 172, 158]
    .map((y) => ellipse(120, y, 92, 14, '#D8E0E3') + ellipse(120, y - 4, 92, 14, '#F8FAFA'))
    .join('') +
  ellipse(120, 146, 92, 30, '#FFFDF7') +
  `<ellipse cx="120" cy="146" rx="82" ry="25" fill="none" stroke="${body}" stroke-width="4"/>` +
  ellipse(120, 147, 56, 16, '#EEF2F3') +
  ellipse(120, 147, 8, 3, band)

/** Two drinking glasses. */
export const glasses: Drawing = ({ body }) =>
  shadow(84) +
  [80, 160]
    .map(
      (x) =>
        path(
          `M${x - 34} 78H${x + 34}L${x + 26} 194Q${x + 26} 200 ${x + 20} 200H${x - 20}Q${x - 26} 200 ${x - 26} 194z`,
          '#CFE4EC',
          0.8,
        ) +
        path(
          `M${x - 30} 130H${x + 30}L${x + 26} 194Q${x + 26} 200 ${x + 20} 200H${x - 20}Q${x - 26} 200 ${x - 26} 194z`,
          body,
          0.35,
        ) +
        light(`M${x - 24} 86L${x - 18} 190H${x - 10}L${x - 14} 86z`, 0.8),
    )
    .join('')

/** A mug of coffee. */
export const mug: Drawing = ({ body, band }) =>
  shadow(60) +
  `<path d="M158 104Q208 100 202 140Q196 174 156 168" fill="none" stroke="${darker(body, 0.1)}" stroke-width="15"/>` +
  path('M60 76H164V184Q164 200 148 200H76Q60 200 60 184z', body) +
  ellipse(112, 76, 52, 13, lighter(body, 0.3)) +
  ellipse(112, 78, 44, 9, '#5A3420') +
  rect(60, 124, 104, 22, band) +
  light('M70 92V184H80V92z', 0.35)

/** A fork, a knife and a spoon. */
export const cutlery: Drawing = ({ body }) =>
  shadow(64) +
  path(
    'M66 30V80Q66 94 76 96V192Q76 200 82 200Q88 200 88 192V96Q98 94 98 80V30H92V74H86V30H80V74H74V30z',
    '#B9C3C8',
  ) +
  path('M112 32Q130 40 130 90V112H124V192Q124 200 118 200Q112 200 112 192z', '#CDD5D9') +
  ellipse(162, 58, 17, 28, '#B9C3C8') +
  rect(156, 82, 12, 118, '#B9C3C8', 6) +
  rect(76, 150, 12, 50, body, 5) +
  rect(112, 150, 12, 50, body, 5) +
  rect(156, 150, 12, 50, body, 5)
