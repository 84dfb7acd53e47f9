import { clearest, darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { sign } from '../drawing/sign.ts'
import { circle, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'
const WOOD = '#D2A56B'

/** A tin of paint, its colour running over the rim; the icon says what it is for. */
export function paintTin(icon: string): Drawing {
  return (look) => {
    const { body, band, cap } = look
    const ink = clearest(band, ['#FFFDF7', cap, body])
    return (
      shadow(70) +
      `<path d="M56 92Q120 12 184 92" fill="none" stroke="#8E999E" stroke-width="5"/>` +
      path('M52 84H188V188Q188 200 120 200Q52 200 52 188z', STEEL) +
      path('M52 100H188V180Q188 192 120 192Q52 192 52 180z', body) +
      ellipse(120, 84, 68, 15, '#AEB7BB') +
      ellipse(120, 82, 58, 11, cap) +
      path('M62 84Q66 130 76 132Q86 130 84 88z', cap) +
      path('M150 90Q152 116 160 116Q168 114 168 86z', cap) +
      rect(78, 122, 84, 62, '#FFFDF7', 6) +
      rect(78, 122, 84, 20, band, 5) +
      sign({ middle: 120, top: 127, width: 48, height: 10, ink }, look) +
      iconAt(icon, 120, 163, 36)
    )
  }
}

/** Three paint brushes, bristles down. */
export const brushes: Drawing = ({ body, band }) =>
  shadow(66) +
  [
    [74, body, -8],
    [120, band, 0],
    [166, body, 8],
  ]
    .map(
      ([x, fill, turn]) =>
        `<g transform="rotate(${turn} ${x} 120)">${path(`M${Number(x) - 7} 110H${Number(x) + 7}L${Number(x) + 5} 30Q${x} 22 ${Number(x) - 5} 30z`, String(fill))}${rect(Number(x) - 18, 108, 36, 26, STEEL, 2)}${path(`M${Number(x) - 18} 134H${Number(x) + 18}L${Number(x) + 14} 188Q${x} 200 ${Number(x) - 14} 188z`, '#E8D2A6')}${shade(`M${Number(x) + 4} 134H${Number(x) + 18}L${Number(x) + 14} 188L${x} 194z`, 0.1)}</g>`,
    )
    .join('')

/** A paint roller. */
export const paintRoller: Drawing = ({ body, band }) =>
  shadow(50) +
  rect(50, 42, 128, 50, lighter(body, 0.2), 14) +
  shade('M54 72H174V84Q174 92 164 92H64Q54 92 54 84z', 0.12) +
  line('M178 67H200V112H120V134', '#8E999E', 8) +
  path('M108 132H132L136 190Q136 200 128 200H112Q104 200 104 190z', band) +
  rect(44, 56, 8, 22, DARK, 3)

/** A roll of tape, its end loose. */
export const tapeRoll: Drawing = ({ body, band }) =>
  shadow(64) +
  circle(116, 128, 72, body) +
  circle(116, 128, 40, darker(body, 0.3)) +
  circle(116, 128, 32, '#F2E9DA') +
  path('M116 200H206V184H140z', lighter(body, 0.15)) +
  light('M60 104Q74 68 112 62Q80 76 70 112z', 0.45) +
  `<circle cx="116" cy="128" r="56" fill="none" stroke="${band}" stroke-width="5"/>`

/** A cartridge of sealant with its nozzle. */
export const sealantTube: Drawing = ({ body, band }) =>
  shadow(38) +
  path('M112 22H128L132 74H108z', '#F4F7F8') +
  rect(100, 70, 40, 16, band, 3) +
  rect(92, 84, 56, 116, body, 4) +
  rect(92, 112, 56, 50, '#FFFDF7') +
  rect(102, 122, 36, 9, band, 4) +
  iconAt('drop', 120, 148, 22) +
  light('M98 88V196H104V88z', 0.3)

/** Three planks stacked crosswise to the eye. */
export const planks: Drawing = ({ body, band }) =>
  shadow(104) +
  [
    [92, WOOD],
    [128, body],
    [164, WOOD],
  ]
    .map(
      ([y, fill]) =>
        path(
          `M20 ${Number(y) + 10}L190 ${Number(y) - 8}L222 ${Number(y) + 6}L52 ${Number(y) + 26}z`,
          lighter(String(fill), 0.12),
        ) +
        path(
          `M52 ${Number(y) + 26}L222 ${Number(y) + 6}V${Number(y) + 18}L52 ${Number(y) + 38}z`,
          String(fill),
        ) +
        path(
          `M20 ${Number(y) + 10}L52 ${Number(y) + 26}V${Number(y) + 38}L20 ${Number(y) + 22}z`,
          darker(String(fill), 0.2),
        ) +
        `<circle cx="37" cy="${Number(y) + 24}" r="5" fill="none" stroke="${band}" stroke-width="2"/>`,
    )
    .join('')

/** A sheet of plasterboard, its brown edge to the left. */
export const board: Drawing = ({ body, band }) =>
  shadow(76) +
  path('M58 34L188 26V192L58 200z', body) +
  path('M188 26L200 34V198L188 192z', darker(body, 0.2)) +
  path('M46 40L58 34V200L46 196z', darker(body, 0.1)) +
  line('M74 60L172 54M74 84L150 80', darker(body, 0.1), 4) +
  path('M58 150L188 143V160L58 168z', band, 0.85)

/** A pack of mineral wool. */
export const insulation: Drawing = ({ body, band }) =>
  shadow(84) +
  rect(40, 72, 160, 128, body, 18) +
  [88, 112, 136, 160]
    .map(
      (y) =>
        `<path d="M46 ${y}q10 -10 20 0t20 0t20 0t20 0t20 0t20 0t20 0t14 0" fill="none" stroke="${darker(body, 0.14)}" stroke-width="5"/>`,
    )
    .join('') +
  rect(40, 116, 160, 44, band, 0, 0.9) +
  rect(60, 130, 70, 10, '#fff', 5, 0.9) +
  rect(60, 146, 40, 6, '#fff', 3, 0.6)

/** Laid floor boards. */
export const floorBoards: Drawing = ({ body }) =>
  shadow(104) +
  path('M60 84H196L226 196H14z', body) +
  line('M90 84L64 196M120 84L116 196M152 84L170 196', darker(body, 0.28), 3) +
  line('M82 120H108M112 152H166M50 160H70M140 106H158', darker(body, 0.28), 3) +
  line('M100 96q4 10 -2 22M134 110q4 16 0 30M176 120q8 20 10 40M52 176q6 -10 8 -22', darker(body, 0.16), 3) +
  path('M14 196H226V200H14z', darker(body, 0.35))
