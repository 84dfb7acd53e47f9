import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, light, line, path, rect, shadow } from '../drawing/svg.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'
/** A white box with a drum door, and for a dryer warm air in it. */
const drumMachine =
  (inside: string): Drawing =>
  ({ body, band }) =>
    shadow(70) +
    rect(52, 34, 136, 166, body, 8) +
    rect(52, 34, 136, 30, darker(body, 0.07), 8) +
    rect(62, 42, 36, 14, darker(body, 0.16), 4) +
    circle(164, 49, 8, DARK) +
    circle(142, 49, 3, band) +
    circle(132, 49, 3, band) +
    circle(120, 130, 50, STEEL) +
    circle(120, 130, 42, '#33434C') +
    inside +
    light('M92 104Q104 92 122 92Q104 100 96 118z', 0.5) +
    circle(120, 130, 50, 'none')

/** A washing machine, water in its drum. */
export const washingMachine = drumMachine(
  path('M78 136Q92 126 106 136Q120 146 134 136Q148 126 162 136Q160 172 120 172Q80 172 78 136z', '#6FB7DD') +
    circle(106, 128, 5, '#DDF1FA') +
    circle(132, 124, 7, '#DDF1FA') +
    circle(120, 112, 4, '#DDF1FA'),
)

/** A dryer, warm air in its drum. */
export const dryer = drumMachine(
  line('M100 152q-10 -12 0 -22t0 -22M120 154q-10 -12 0 -24t0 -22M140 152q-10 -12 0 -22t0 -22', '#F2A65A', 6),
)

/** A fridge with a freezer above. */
export const fridge: Drawing = ({ body, band }) =>
  shadow(56) +
  rect(66, 18, 108, 182, body, 10) +
  rect(66, 84, 108, 4, darker(body, 0.3)) +
  rect(154, 44, 7, 32, DARK, 3) +
  rect(154, 98, 7, 48, DARK, 3) +
  light('M74 28V192H82V28z', 0.4) +
  rect(84, 36, 26, 8, band, 3)

/** A chest freezer. */
export const freezer: Drawing = ({ body, band }) =>
  shadow(92) +
  rect(30, 92, 180, 104, body, 8) +
  path('M26 74Q26 66 36 66H204Q214 66 214 74V96H26z', darker(body, 0.06)) +
  rect(26, 92, 188, 5, darker(body, 0.25)) +
  rect(104, 78, 32, 9, DARK, 4) +
  rect(46, 166, 40, 18, darker(body, 0.15), 4) +
  line('M120 116V160M101 127L139 149M139 127L101 149M112 120l8 7l8 -7M112 156l8 -7l8 7', band, 5) +
  rect(40, 194, 20, 6, DARK) +
  rect(180, 194, 20, 6, DARK)

/** A dishwasher. */
export const dishwasher: Drawing = ({ body, band }) =>
  shadow(70) +
  rect(52, 40, 136, 160, body, 8) +
  rect(52, 40, 136, 26, darker(body, 0.1), 8) +
  circle(72, 53, 5, band) +
  rect(140, 49, 34, 8, DARK, 4) +
  rect(84, 76, 72, 8, DARK, 4) +
  `<g fill="none" stroke="#9FB6C0" stroke-width="6"><circle cx="98" cy="136" r="26"/><circle cx="120" cy="136" r="26"/><circle cx="142" cy="136" r="26"/></g>` +
  line('M70 176H170', '#9FB6C0', 6)

/** An oven with a loaf in it. */
export const oven: Drawing = ({ body, band }) =>
  shadow(78) +
  rect(42, 38, 156, 162, body, 8) +
  [62, 92, 148, 178].map((x) => circle(x, 60, 9, DARK)).join('') +
  rect(106, 50, 28, 20, '#16222B', 3) +
  rect(112, 56, 16, 8, '#F2A65A', 2) +
  rect(54, 92, 132, 90, DARK, 8) +
  rect(66, 108, 108, 62, '#5A2A16', 4) +
  rect(66, 140, 108, 4, STEEL) +
  path('M96 138Q98 118 120 118Q142 118 144 138z', '#E2A24A') +
  rect(62, 84, 116, 8, STEEL, 4) +
  circle(178, 190, 3, band)
