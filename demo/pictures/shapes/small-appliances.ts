import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'

/** A vacuum cleaner with its hose. */
export const vacuum: Drawing = ({ body, band }) =>
  shadow(94) +
  line('M72 176L124 52Q136 30 158 44Q196 66 186 128', DARK, 9) +
  path('M120 190Q116 122 164 118Q216 120 220 176Q220 190 208 190z', body) +
  light('M138 176Q138 136 166 130Q148 142 148 176z', 0.35) +
  circle(146, 182, 18, DARK) +
  circle(146, 182, 8, STEEL) +
  circle(206, 188, 12, DARK) +
  path('M24 186H96L88 166H58z', DARK) +
  rect(20, 184, 84, 14, band, 5) +
  rect(158, 112, 40, 12, band, 5)

/** A robot vacuum. */
export const robotVacuum: Drawing = ({ body, band }) =>
  shadow(90) +
  path('M32 152V172Q32 198 120 198Q208 198 208 172V152z', darker(body, 0.3)) +
  ellipse(120, 150, 88, 42, body) +
  ellipse(120, 148, 70, 32, lighter(body, 0.12)) +
  ellipse(120, 140, 26, 12, darker(body, 0.4)) +
  ellipse(120, 137, 22, 9, DARK) +
  circle(120, 164, 5, band) +
  line('M60 176Q120 196 180 176', darker(body, 0.45), 5)

/** A steam iron. */
export const iron: Drawing = ({ body, band }) =>
  shadow(96) +
  path('M18 186Q40 112 128 108H190Q216 110 220 186z', body) +
  path('M104 108Q112 76 156 74Q196 74 204 112L186 114Q180 92 154 92Q128 94 122 110z', darker(body, 0.2)) +
  path('M12 186H224L222 198Q222 200 216 200H16Q8 198 12 186z', STEEL) +
  circle(150, 142, 18, lighter(body, 0.5)) +
  circle(150, 142, 7, band) +
  light('M52 164Q70 130 112 122Q82 140 70 168z', 0.35)

/** A hair dryer. */
export const hairDryer: Drawing = ({ body, band }) =>
  shadow(60) +
  path('M118 122H158L150 196Q148 200 142 200H124Q116 200 116 194z', darker(body, 0.15)) +
  path('M36 66L84 58Q120 44 150 50Q196 56 196 94Q196 132 150 136Q118 138 84 126L36 118z', body) +
  rect(24, 60, 20, 64, DARK, 5) +
  circle(158, 93, 26, darker(body, 0.3)) +
  [0, 1, 2, 3]
    .map((row) => line(`M${140 + row} ${80 + row * 9}H${176 - row}`, lighter(body, 0.2), 3))
    .join('') +
  rect(126, 150, 14, 22, band, 5) +
  light('M60 70Q96 56 130 60Q96 66 66 84z', 0.4)

/** An electric shaver. */
export const shaver: Drawing = ({ body, band }) =>
  shadow(40) +
  path('M88 92H152L146 190Q146 200 136 200H104Q94 200 94 190z', body) +
  rect(90, 84, 60, 18, DARK, 6) +
  circle(98, 62, 20, STEEL) +
  circle(142, 62, 20, STEEL) +
  circle(120, 44, 20, STEEL) +
  [
    [98, 62],
    [142, 62],
    [120, 44],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 12, DARK) + circle(x, y, 5, band))
    .join('') +
  circle(120, 128, 9, band) +
  light('M98 108L102 190H108L104 108z', 0.3)

/** An electric toothbrush. */
export const electricToothbrush: Drawing = ({ body, band }) =>
  shadow(38) +
  rect(112, 26, 16, 30, '#fff', 6) +
  rect(108, 26, 7, 28, band, 2) +
  rect(114, 54, 12, 34, '#E7EEF1') +
  path('M100 86H140L144 190Q144 200 134 200H106Q96 200 96 190z', body) +
  circle(120, 118, 10, band) +
  rect(114, 146, 12, 34, '#fff', 6, 0.5) +
  light('M104 92L102 190H108L110 92z', 0.35)

/** A table fan. */
export const fan: Drawing = ({ body, band }) =>
  shadow(46) +
  rect(114, 120, 12, 70, DARK) +
  rect(76, 188, 88, 12, DARK, 6) +
  circle(120, 94, 66, '#EEF3F5') +
  [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path d="M120 94Q104 62 124 40Q148 48 138 82z" fill="${body}" transform="rotate(${turn} 120 94)"/>`,
    )
    .join('') +
  circle(120, 94, 13, band) +
  `<circle cx="120" cy="94" r="66" fill="none" stroke="${STEEL}" stroke-width="6"/>` +
  shade('M60 120Q84 160 120 160Q156 160 180 120Q160 148 120 148Q80 148 60 120z', 0.08)
