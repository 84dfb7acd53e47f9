import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { at, circle, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'

/** A pair of work gloves, palms dipped. */
export const workGloves: Drawing = ({ body, band }) => {
  const glove =
    path(
      'M-34 46V-10Q-48 -14 -50 -32Q-48 -44 -38 -38Q-32 -30 -26 -28V-66Q-24 -76 -16 -76T-7 -66V-40L-6 -78Q-4 -88 4 -88T13 -78V-40L15 -72Q17 -81 24 -80T32 -70L31 -36L34 -56Q37 -64 44 -61T50 -50Q50 -8 38 12V46z',
      body,
    ) +
    path('M-34 46V-4Q0 12 44 -12Q42 4 38 12V46z', darker(body, 0.12)) +
    rect(-38, 40, 80, 34, band, 6) +
    line('M-30 50V66M-18 50V66M-6 50V66M6 50V66M18 50V66M30 50V66', darker(band, 0.2), 3)
  return shadow(92) + at(170, 124, glove, { turn: 8 }) + at(82, 124, glove, { turn: -8, flip: true })
}

/** A toolbox with its tray lid and clasps. */
export const toolbox: Drawing = ({ body, band }) =>
  shadow(94) +
  line('M84 86V62Q84 50 96 50H144Q156 50 156 62V86', DARK, 12) +
  path('M30 96Q30 84 44 84H196Q210 84 210 96V124H30z', darker(body, 0.18)) +
  rect(24, 120, 192, 80, body, 8) +
  rect(24, 120, 192, 12, darker(body, 0.3)) +
  rect(58, 112, 26, 34, band, 4) +
  rect(156, 112, 26, 34, band, 4) +
  rect(64, 128, 14, 6, DARK, 3) +
  rect(162, 128, 14, 6, DARK, 3) +
  rect(92, 152, 56, 22, '#FFFDF7', 4) +
  rect(102, 160, 36, 6, body, 3) +
  light('M32 138H40V192H32z', 0.3)

/** A tape measure, its blade drawn out. */
export const tapeMeasure: Drawing = ({ body, band }) =>
  shadow(94) +
  path('M140 172H226V192H140z', '#F7D25C') +
  line('M156 174V182M168 174V186M180 174V182M192 174V186M204 174V182', DARK, 3) +
  rect(220, 168, 8, 32, STEEL, 2) +
  path('M26 110Q26 52 92 52Q160 52 160 116V192Q160 200 152 200H40Q26 200 26 186z', body) +
  circle(92, 122, 48, darker(body, 0.25)) +
  circle(92, 122, 40, band) +
  circle(92, 122, 18, darker(band, 0.2)) +
  rect(136, 92, 28, 36, DARK, 6) +
  light('M40 110Q42 72 74 64Q54 80 52 112z', 0.4)

/** Sheets of sandpaper, one corner curling. */
export const sandpaper: Drawing = ({ body, band }) => {
  const grain = Array.from(
    { length: 35 },
    (_, place) =>
      `M${66 + (place % 7) * 18 + (Math.floor(place / 7) % 2) * 8} ${66 + Math.floor(place / 7) * 24}v.1`,
  ).join('')
  return (
    shadow(84) +
    `<g transform="rotate(-7 120 130)">${rect(46, 48, 140, 148, darker(body, 0.35), 4)}</g>` +
    `<g transform="rotate(4 120 130)">${
      rect(52, 46, 140, 150, body, 4) +
      line(grain, darker(body, 0.3), 5) +
      line(grain.replaceAll('v.1', 'm8 11v.1'), lighter(body, 0.35), 4) +
      path('M192 196L146 196Q160 176 152 154Q176 162 192 150z', '#E9DDC4') +
      shade('M192 196L146 196Q160 176 152 154Q158 178 192 182z', 0.1) +
      rect(66, 60, 74, 24, '#FFFDF7', 3) +
      rect(73, 67, 40, 9, band, 4)
    }</g>`
  )
}

/** A lamp for a socket, before its box. */
export const lightBulb: Drawing = ({ body, band }) =>
  shadow(84) +
  path('M142 60L166 50V190L142 200z', darker(body, 0.25)) +
  path('M42 60L66 50H166L142 60z', lighter(body, 0.3)) +
  rect(42, 60, 100, 140, body) +
  rect(42, 60, 100, 22, band) +
  rect(54, 100, 48, 10, '#FFFDF7', 5, 0.9) +
  rect(54, 118, 32, 7, '#FFFDF7', 3, 0.7) +
  circle(168, 122, 44, '#FFE79A') +
  path('M132 134Q146 160 150 172H186Q190 160 204 134z', '#FFE79A') +
  circle(168, 122, 32, '#FFF6D2') +
  line('M158 160L152 124L162 134L168 122L174 134L184 124L178 160', '#E8A81E', 4) +
  rect(150, 168, 36, 24, '#9AA5AA', 4) +
  line('M150 176H186M150 184H186', '#6A767C', 3) +
  rect(158, 192, 20, 8, '#5B666B', 3)
