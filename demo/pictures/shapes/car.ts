import type { Drawing } from '../drawing/look.ts'
import { circle, light, line, path, rect, shadow } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'

/** A car tyre on its rim. */
export const tyre: Drawing = ({ band }) =>
  shadow(60) +
  circle(120, 112, 88, '#353F45') +
  `<circle cx="120" cy="112" r="76" fill="none" stroke="#55626A" stroke-width="7" stroke-dasharray="12 7"/>` +
  circle(120, 112, 52, STEEL) +
  circle(120, 112, 44, '#8E999E') +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<rect x="114" y="70" width="12" height="40" fill="${STEEL}" transform="rotate(${turn} 120 112)"/>`,
    )
    .join('') +
  circle(120, 112, 12, band)

/** A canister with a grip and a spout cap. */
export const canister =
  (icon: string): Drawing =>
  ({ body, band, cap }) =>
    shadow(60) +
    rect(136, 26, 34, 22, cap, 4) +
    path(
      'M70 62Q70 46 86 46H128L136 48H170V62Q184 68 184 86V186Q184 200 170 200H74Q60 200 60 186V84Q60 70 70 62z',
      body,
    ) +
    path('M80 62H118V86H80z', '#F2E9DA', 0.9) +
    rect(74, 104, 96, 74, '#FFFDF7', 8) +
    rect(74, 104, 96, 18, band, 6) +
    iconAt(icon, 122, 150, 48) +
    light('M66 94V186H73V94z', 0.3)

/** A pair of wiper blades. */
export const wiper: Drawing = ({ body, band }) =>
  shadow(92) +
  line('M22 178L206 96', '#5B6871', 9) +
  line('M26 190L210 108', '#74848C', 5) +
  line('M60 162L120 128L176 110', body, 9) +
  line('M120 128L148 186', body, 11) +
  circle(120, 128, 11, band) +
  circle(150, 188, 12, DARK)
