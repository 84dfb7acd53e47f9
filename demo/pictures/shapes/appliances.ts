import { darker, lighter } from '../colour.ts'
import type { Drawing } from '../look.ts'
import { circle, ellipse, light, line, path, rect, shade, shadow } from '../svg.ts'

const DARK = '#2A3238'
const STEEL = '#C3CBCF'

export const kettle: Drawing = ({ body, band }) =>
  shadow(64) +
  line('M160 78Q206 84 190 150', DARK, 14) +
  path('M84 62H156L172 184Q172 192 164 192H76Q68 192 68 184z', body) +
  path('M84 70L52 84L62 102L80 98z', darker(body, 0.1)) +
  rect(82, 50, 76, 14, DARK, 6) +
  circle(120, 46, 9, band) +
  rect(58, 190, 124, 10, DARK, 5) +
  light('M92 72L82 182H94L102 72z', 0.3) +
  rect(128, 100, 12, 66, '#E8F3F8', 6, 0.8)

export const toaster: Drawing = ({ body, band }) =>
  shadow(80) +
  path('M68 66Q68 48 90 50Q112 48 112 66V104H68zM128 66Q128 48 150 50Q172 48 172 66V104H128z', '#D9A35B') +
  path('M74 68Q76 56 90 57Q104 56 106 68V104H74zM134 68Q136 56 150 57Q164 56 166 68V104H134z', '#F2D3A0') +
  path('M42 124Q42 94 70 94H170Q198 94 198 124V180Q198 192 186 192H54Q42 192 42 180z', body) +
  rect(60, 92, 120, 12, DARK, 6) +
  light('M54 116V180H64V116z', 0.3) +
  rect(180, 116, 10, 44, DARK, 4) +
  rect(174, 132, 24, 10, band, 5) +
  circle(120, 158, 14, DARK) +
  line('M120 158V148', '#fff', 3) +
  rect(58, 190, 26, 10, DARK, 3) +
  rect(156, 190, 26, 10, DARK, 3)

export const coffeeMachine: Drawing = ({ body, band }) =>
  shadow(70) +
  path('M58 44H182V78H104V176H182V200H58z', body) +
  rect(58, 44, 124, 34, darker(body, 0.15), 8) +
  rect(58, 180, 130, 20, darker(body, 0.25), 6) +
  path('M118 104H176L170 178H124z', '#DDEBF1', 0.9) +
  path('M121 136H173L170 178H124z', '#5A3420') +
  line('M172 116Q196 118 190 150Q186 162 170 160', DARK, 7) +
  rect(114, 96, 66, 10, DARK, 4) +
  rect(134, 78, 26, 18, DARK, 3) +
  circle(82, 62, 8, band) +
  rect(70, 100, 16, 60, '#BFE0EF', 6, 0.8)

export const blender: Drawing = ({ body, band }) =>
  shadow(52) +
  path('M82 50H160L150 144H92z', '#DCEDF4', 0.95) +
  path('M86 86H156L150 144H92z', '#E7688C') +
  rect(78, 38, 86, 14, DARK, 6) +
  rect(108, 26, 26, 14, DARK, 4) +
  line('M158 64Q186 72 172 118L156 124', '#C8DDE6', 9) +
  path('M86 144H156L168 190Q168 200 158 200H84Q74 200 74 190z', body) +
  circle(121, 172, 13, DARK) +
  circle(121, 172, 5, band) +
  light('M94 60L98 138H104L100 60z', 0.7)

export const standMixer: Drawing = ({ body, band }) =>
  shadow(84) +
  path('M150 92H186L192 186H140z', body) +
  path('M44 70Q44 46 76 46H168Q196 46 196 72Q196 98 168 98H76Q44 98 44 70z', body) +
  light('M64 54H160Q176 54 184 62H58z', 0.3) +
  rect(42, 60, 12, 22, STEEL, 5) +
  rect(78, 96, 18, 24, STEEL) +
  path('M48 124H128Q126 180 88 182Q50 180 48 124z', STEEL) +
  light('M58 130Q60 168 80 176Q62 172 56 130z', 0.6) +
  rect(44, 182, 154, 18, darker(body, 0.15), 8) +
  circle(172, 72, 9, band)

export const airfryer: Drawing = ({ body, band }) =>
  shadow(72) +
  path('M56 88Q56 44 100 44H140Q184 44 184 88V188Q184 200 172 200H68Q56 200 56 188z', body) +
  ellipse(120, 66, 34, 12, darker(body, 0.3)) +
  ellipse(120, 66, 22, 7, band) +
  rect(56, 112, 128, 76, darker(body, 0.18), 6) +
  rect(104, 134, 32, 50, DARK, 12) +
  rect(110, 130, 20, 14, STEEL, 4) +
  light('M66 90V180H74V90z', 0.25)

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

export const robotVacuum: Drawing = ({ body, band }) =>
  shadow(90) +
  path('M32 152V172Q32 198 120 198Q208 198 208 172V152z', darker(body, 0.3)) +
  ellipse(120, 150, 88, 42, body) +
  ellipse(120, 148, 70, 32, lighter(body, 0.12)) +
  ellipse(120, 140, 26, 12, darker(body, 0.4)) +
  ellipse(120, 137, 22, 9, DARK) +
  circle(120, 164, 5, band) +
  line('M60 176Q120 196 180 176', darker(body, 0.45), 5)

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
export const washingMachine = drumMachine(
  path('M78 136Q92 126 106 136Q120 146 134 136Q148 126 162 136Q160 172 120 172Q80 172 78 136z', '#6FB7DD') +
    circle(106, 128, 5, '#DDF1FA') +
    circle(132, 124, 7, '#DDF1FA') +
    circle(120, 112, 4, '#DDF1FA'),
)
export const dryer = drumMachine(
  line('M100 152q-10 -12 0 -22t0 -22M120 154q-10 -12 0 -24t0 -22M140 152q-10 -12 0 -22t0 -22', '#F2A65A', 6),
)

export const fridge: Drawing = ({ body, band }) =>
  shadow(56) +
  rect(66, 18, 108, 182, body, 10) +
  rect(66, 84, 108, 4, darker(body, 0.3)) +
  rect(154, 44, 7, 32, DARK, 3) +
  rect(154, 98, 7, 48, DARK, 3) +
  light('M74 28V192H82V28z', 0.4) +
  rect(84, 36, 26, 8, band, 3)

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

export const dishwasher: Drawing = ({ body, band }) =>
  shadow(70) +
  rect(52, 40, 136, 160, body, 8) +
  rect(52, 40, 136, 26, darker(body, 0.1), 8) +
  circle(72, 53, 5, band) +
  rect(140, 49, 34, 8, DARK, 4) +
  rect(84, 76, 72, 8, DARK, 4) +
  `<g fill="none" stroke="#9FB6C0" stroke-width="6"><circle cx="98" cy="136" r="26"/><circle cx="120" cy="136" r="26"/><circle cx="142" cy="136" r="26"/></g>` +
  line('M70 176H170', '#9FB6C0', 6)

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

export const microwave: Drawing = ({ body, band }) =>
  shadow(94) +
  rect(22, 92, 196, 106, body, 10) +
  rect(34, 104, 124, 82, DARK, 6) +
  rect(44, 114, 104, 62, '#46555E', 4) +
  path('M70 160Q72 140 96 140Q120 140 122 160z', '#E8EEF0') +
  rect(170, 108, 36, 18, '#16222B', 3) +
  rect(176, 113, 24, 8, '#46C16B', 2) +
  [0, 1, 2]
    .map((row) =>
      [0, 1, 2]
        .map((key) => circle(177 + key * 11, 138 + row * 11, 3.4, key === 1 ? band : '#8E999E'))
        .join(''),
    )
    .join('') +
  rect(168, 172, 40, 12, darker(body, 0.2), 4)

export const iron: Drawing = ({ body, band }) =>
  shadow(96) +
  path('M18 186Q40 112 128 108H190Q216 110 220 186z', body) +
  path('M104 108Q112 76 156 74Q196 74 204 112L186 114Q180 92 154 92Q128 94 122 110z', darker(body, 0.2)) +
  path('M12 186H224L222 198Q222 200 216 200H16Q8 198 12 186z', STEEL) +
  circle(150, 142, 18, lighter(body, 0.5)) +
  circle(150, 142, 7, band) +
  light('M52 164Q70 130 112 122Q82 140 70 168z', 0.35)

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

export const electricToothbrush: Drawing = ({ body, band }) =>
  shadow(38) +
  rect(112, 26, 16, 30, '#fff', 6) +
  rect(108, 26, 7, 28, band, 2) +
  rect(114, 54, 12, 34, '#E7EEF1') +
  path('M100 86H140L144 190Q144 200 134 200H106Q96 200 96 190z', body) +
  circle(120, 118, 10, band) +
  rect(114, 146, 12, 34, '#fff', 6, 0.5) +
  light('M104 92L102 190H108L110 92z', 0.35)

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
