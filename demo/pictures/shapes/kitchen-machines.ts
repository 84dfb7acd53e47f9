import { darker } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, ellipse, light, line, path, rect, shadow } from '../drawing/svg.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'

/** An electric kettle. */
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

/** A toaster with two slices. */
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

/** A coffee machine with its jug. */
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

/** A blender with a smoothie. */
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

/** A stand mixer with its bowl. */
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

/** An air fryer. */
export const airfryer: Drawing = ({ body, band }) =>
  shadow(72) +
  path('M56 88Q56 44 100 44H140Q184 44 184 88V188Q184 200 172 200H68Q56 200 56 188z', body) +
  ellipse(120, 66, 34, 12, darker(body, 0.3)) +
  ellipse(120, 66, 22, 7, band) +
  rect(56, 112, 128, 76, darker(body, 0.18), 6) +
  rect(104, 134, 32, 50, DARK, 12) +
  rect(110, 130, 20, 14, STEEL, 4) +
  light('M66 90V180H74V90z', 0.25)

/** A microwave oven. */
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
