import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, ellipse, light, line, path, rect, shadow } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'

/** A tap with a lever. */
export const tap: Drawing = ({ body, band }) =>
  shadow(48) +
  path('M96 200V128H130V200z', body) +
  path('M94 132V96Q94 40 148 40Q202 40 202 96V118H176V98Q176 66 148 66Q122 66 122 98V132z', body) +
  rect(170, 112, 38, 14, darker(body, 0.2), 4) +
  path('M58 116L100 128V146L54 130Q50 120 58 116z', darker(body, 0.12)) +
  rect(82, 188, 62, 12, darker(body, 0.2), 5) +
  rect(96, 164, 34, 7, band) +
  light('M100 100Q102 60 134 50Q110 70 108 128V196H100z', 0.5) +
  iconAt('drop', 189, 156, 30)

/** A hand shower. */
export const showerHead: Drawing = ({ body, band }) =>
  shadow(36) +
  path('M96 200L112 112H136L122 200z', body) +
  path('M64 66Q70 38 124 38Q178 38 184 66L170 92Q150 118 124 118Q98 118 78 92z', body) +
  ellipse(124, 66, 60, 22, darker(body, 0.2)) +
  ellipse(124, 64, 50, 17, '#5B6B73') +
  [
    [100, 62],
    [116, 58],
    [132, 58],
    [148, 62],
    [108, 70],
    [124, 72],
    [140, 70],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3, '#DDEBF1'))
    .join('') +
  rect(106, 140, 26, 10, band, 4)

/** A toilet seat with its lid up, seen from above and before. */
export const toiletSeat: Drawing = ({ body, band }) =>
  shadow(66) +
  path('M62 104Q52 22 120 22T178 104z', darker(body, 0.06)) +
  path('M74 96Q66 36 120 36T166 96z', darker(body, 0.12)) +
  light('M80 84Q78 50 104 42Q90 58 90 84z', 0.7) +
  path('M44 138Q40 96 62 96H178Q200 96 196 138Q190 200 120 200T44 138z', darker(body, 0.16)) +
  path('M44 130Q42 92 62 92H178Q198 92 196 130Q190 192 120 192T44 130z', body) +
  path('M72 130Q72 112 92 112H148Q168 112 168 130Q164 172 120 172T72 130z', '#9DB2BC') +
  path('M80 134Q82 122 96 122H144Q158 122 160 134Q154 168 120 168T80 134z', '#C9D8DF') +
  rect(70, 86, 28, 12, STEEL, 5) +
  rect(142, 86, 28, 12, STEEL, 5) +
  circle(84, 92, 3, band) +
  circle(156, 92, 3, band) +
  light('M56 130Q54 104 70 100Q64 112 66 134Q74 166 100 180Q62 170 56 130z', 0.7)

/** A radiator with its thermostat. */
export const radiatorShape: Drawing = ({ body, band }) =>
  shadow(92) +
  rect(34, 74, 172, 106, '#9DAFB8', 6) +
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (column) =>
        rect(32 + column * 25.5, 62, 20, 130, darker(body, 0.1), 9) +
        rect(32 + column * 25.5, 62, 15, 130, body, 8),
    )
    .join('') +
  rect(32, 82, 174, 8, darker(body, 0.22), 3) +
  rect(32, 164, 174, 8, darker(body, 0.22), 3) +
  rect(204, 162, 10, 10, STEEL) +
  rect(208, 152, 20, 28, band, 6) +
  rect(46, 190, 12, 10, '#7F9099') +
  rect(178, 190, 12, 10, '#7F9099')

/** A basin with its tap. */
export const sinkShape: Drawing = ({ body, band }) =>
  shadow(88) +
  path('M110 96V56Q110 30 138 30Q164 30 164 56V66H148V58Q148 46 138 46Q126 46 126 58V96z', STEEL) +
  path('M26 96H214Q218 150 176 172H64Q22 150 26 96z', body) +
  ellipse(120, 98, 94, 16, darker(body, 0.06)) +
  ellipse(120, 100, 76, 10, '#9FB6C0') +
  rect(98, 170, 44, 30, darker(body, 0.1), 4) +
  circle(118, 74, 7, band) +
  light('M40 112Q46 146 74 164Q52 146 48 112z', 0.6)

/** A hose coupling. */
export const hoseFitting: Drawing = ({ body, band }) =>
  shadow(46) +
  rect(96, 28, 48, 34, body, 6) +
  rect(84, 60, 72, 60, band, 10) +
  [94, 108, 122, 136].map((x) => line(`M${x + 5} 66V114`, darker(band, 0.2), 4)).join('') +
  rect(92, 118, 56, 26, body, 5) +
  path('M98 144H142L136 200H104z', DARK) +
  light('M90 66V114H96V66z', 0.4)
