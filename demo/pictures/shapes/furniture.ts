import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, ellipse, light, line, path, rect, shadow } from '../drawing/svg.ts'

const WOOD = '#C69A63'

/** A table lamp. */
export const tableLamp: Drawing = ({ body, band }) =>
  shadow(46) +
  path('M84 54H156L182 120H58z', body) +
  light('M92 60L70 116H84L102 60z', 0.35) +
  ellipse(120, 120, 62, 9, '#FFF3C9') +
  path('M108 120H132Q150 150 138 188H102Q90 150 108 120z', band) +
  rect(86, 186, 68, 14, darker(band, 0.2), 6)

/** A floor lamp. */
export const floorLamp: Drawing = ({ body, band }) =>
  shadow(44) +
  rect(116, 76, 8, 116, darker(band, 0.3)) +
  path('M92 20H148L170 82H70z', body) +
  ellipse(120, 82, 50, 8, '#FFF3C9') +
  light('M98 26L82 78H94L106 26z', 0.35) +
  ellipse(120, 194, 40, 7, darker(band, 0.3))

/** A dining chair. */
export const chair: Drawing = ({ body, band }) =>
  shadow(58) +
  line('M84 146L74 198M156 146L166 198M94 130L88 180M146 130L152 180', band, 8) +
  path('M82 36Q120 24 158 36L154 108H86z', body) +
  light('M92 42Q104 38 112 38L110 102H94z', 0.3) +
  path('M72 112H168Q174 128 166 144H74Q66 128 72 112z', darker(body, 0.12))

/** A sofa with a cushion. */
export const sofa: Drawing = ({ body, band }) =>
  shadow(104) +
  rect(36, 84, 168, 70, darker(body, 0.12), 20) +
  rect(44, 76, 76, 66, body, 16) +
  rect(120, 76, 76, 66, body, 16) +
  rect(40, 132, 160, 42, lighter(body, 0.1), 12) +
  line('M120 84V172', darker(body, 0.25), 3) +
  rect(16, 112, 36, 74, darker(body, 0.06), 16) +
  rect(188, 112, 36, 74, darker(body, 0.06), 16) +
  rect(36, 178, 168, 12, darker(body, 0.25), 4) +
  rect(38, 188, 12, 12, WOOD) +
  rect(190, 188, 12, 12, WOOD) +
  path('M64 92L92 98L86 128L58 122z', band)

/** A table with a plant on it. */
export const table: Drawing = ({ body, band }) =>
  shadow(96) +
  path('M24 100H216L204 116H36z', body) +
  rect(24, 94, 192, 14, lighter(body, 0.15), 5) +
  path('M48 116H62L58 200H48zM178 116H192V200H182z', darker(body, 0.15)) +
  path('M70 116H170V126H70z', darker(body, 0.25)) +
  path('M106 94Q106 66 120 66Q134 66 134 94z', band) +
  line('M120 66Q118 50 108 44M120 66Q124 48 134 46', '#4E9A46', 4)

/** A bookcase. */
export const shelf: Drawing = ({ body, band }) =>
  shadow(70) +
  rect(54, 28, 132, 172, body, 4) +
  rect(62, 36, 116, 46, darker(body, 0.28)) +
  rect(62, 90, 116, 46, darker(body, 0.28)) +
  rect(62, 144, 116, 48, darker(body, 0.28)) +
  [
    [68, 46, '#C0392B'],
    [78, 42, '#2B6CB0'],
    [88, 48, '#F2B90C'],
    [98, 44, '#14513F'],
  ]
    .map(([x, y, fill]) => rect(Number(x), Number(y), 9, 82 - Number(y), String(fill)))
    .join('') +
  circle(154, 70, 12, band) +
  rect(74, 106, 42, 30, band, 3) +
  path('M138 136Q134 112 150 112Q166 112 162 136z', '#EDE3CF') +
  rect(72, 160, 96, 32, lighter(body, 0.2), 3)
