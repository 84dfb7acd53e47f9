import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, light, line, path, rect, shadow } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'
const WOOD = '#D2A56B'

/** A cordless drill. */
export const drill: Drawing = ({ body, band }) =>
  shadow(60) +
  path('M28 84H92V102H28z', STEEL) +
  path('M92 70H112V116H92z', DARK) +
  path('M110 58H190Q206 58 206 76V104Q206 122 190 122H110z', body) +
  path('M136 120H178L188 172H140z', darker(body, 0.12)) +
  rect(120, 170, 84, 30, DARK, 8) +
  rect(132, 176, 60, 10, band, 4) +
  rect(136, 124, 10, 20, DARK, 4) +
  light('M116 66H188V74H116z', 0.3) +
  line('M34 89L84 97M34 97L60 101', '#8E999E', 3)

/** A screwdriver. */
export const screwdriver: Drawing = ({ body, band }) =>
  shadow(36) +
  path('M112 22H128L124 44H116z', '#8E999E') +
  rect(115, 40, 10, 68, STEEL) +
  rect(104, 106, 32, 14, band, 4) +
  path('M100 120H140Q146 150 140 190Q140 200 130 200H110Q100 200 100 190Q94 150 100 120z', body) +
  [110, 120, 130].map((x) => line(`M${x} 130V188`, darker(body, 0.2), 4)).join('')

/** A claw hammer. */
export const hammer: Drawing = ({ body, band }) =>
  shadow(40) +
  rect(112, 70, 18, 70, WOOD, 4) +
  path('M106 132H136L138 192Q138 200 130 200H112Q104 200 104 192z', body) +
  path('M70 38H156Q180 42 192 66Q168 60 156 66H138V82H106V72H70Q62 72 62 62V48Q62 38 70 38z', '#7F8B91') +
  light('M70 44H156V50H70z', 0.4) +
  rect(104, 136, 34, 8, band)

/** A hand saw. */
export const saw: Drawing = ({ body, band }) =>
  shadow(90) +
  path('M20 150L160 84L176 124L34 168z', STEEL) +
  path(
    'M34 168l9 8l5-12l9 8l5-12l9 8l5-12l9 8l5-12l9 8l5-12l9 8l5-12l9 8l5-12l9 8l5-12l9 7L176 124z',
    STEEL,
  ) +
  light('M30 150L158 90L160 96L32 156z', 0.5) +
  path('M154 72L206 60Q226 66 224 92L216 138Q208 156 190 150L168 136Q160 104 154 72z', body) +
  path('M178 92Q196 84 202 96L198 122Q190 132 180 124z', '#F2E9DA') +
  circle(168, 92, 5, band)

/** A box of screws. */
export const screws: Drawing = ({ body, band }) =>
  shadow(66) +
  rect(58, 66, 124, 134, body, 8) +
  rect(50, 52, 140, 24, darker(body, 0.15), 8) +
  rect(70, 92, 100, 76, '#FFFDF7', 6) +
  iconAt('screw', 100, 130, 56) +
  iconAt('screw', 138, 130, 56, 20) +
  rect(80, 178, 80, 9, band, 4)

/** A step ladder. */
export const ladder: Drawing = ({ body, band }) =>
  shadow(62) +
  line('M96 26L66 198M144 26L174 198', darker(body, 0.1), 10) +
  line('M96 26L66 198M144 26L174 198', body, 6) +
  [58, 90, 122, 154, 182]
    .map((y) => line(`M${102 - (y - 26) * 0.17} ${y}H${138 + (y - 26) * 0.17}`, STEEL, 8))
    .join('') +
  rect(88, 18, 64, 14, band, 5)
