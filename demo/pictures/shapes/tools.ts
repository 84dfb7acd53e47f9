import { darker, lighter } from '../colour.ts'
import { iconAt } from '../icons.ts'
import type { Drawing } from '../look.ts'
import { circle, ellipse, light, line, path, rect, shade, shadow } from '../svg.ts'

const DARK = '#2A3238'
const STEEL = '#C3CBCF'
const WOOD = '#D2A56B'

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
export const screwdriver: Drawing = ({ body, band }) =>
  shadow(36) +
  path('M112 22H128L124 44H116z', '#8E999E') +
  rect(115, 40, 10, 68, STEEL) +
  rect(104, 106, 32, 14, band, 4) +
  path('M100 120H140Q146 150 140 190Q140 200 130 200H110Q100 200 100 190Q94 150 100 120z', body) +
  [110, 120, 130].map((x) => line(`M${x} 130V188`, darker(body, 0.2), 4)).join('')
export const hammer: Drawing = ({ body, band }) =>
  shadow(40) +
  rect(112, 70, 18, 70, WOOD, 4) +
  path('M106 132H136L138 192Q138 200 130 200H112Q104 200 104 192z', body) +
  path('M70 38H156Q180 42 192 66Q168 60 156 66H138V82H106V72H70Q62 72 62 62V48Q62 38 70 38z', '#7F8B91') +
  light('M70 44H156V50H70z', 0.4) +
  rect(104, 136, 34, 8, band)
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
export const screws: Drawing = ({ body, band }) =>
  shadow(66) +
  rect(58, 66, 124, 134, body, 8) +
  rect(50, 52, 140, 24, darker(body, 0.15), 8) +
  rect(70, 92, 100, 76, '#FFFDF7', 6) +
  iconAt('screw', 100, 130, 56) +
  iconAt('screw', 138, 130, 56, 20) +
  rect(80, 178, 80, 9, band, 4)
export const sandpaper: Drawing = ({ body, band }) =>
  shadow(84) +
  path('M44 60L196 48L204 190L52 200z', '#8A5A2C') +
  path('M52 68L190 58L196 178L58 188z', body) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6].map((x) =>
        circle(70 + x * 18 + (row % 2) * 8, 80 + row * 13, 1.8, darker(body, 0.35)),
      ),
    )
    .join('') +
  path('M204 190Q180 170 168 194z', lighter(band, 0.4))
export const paintTin: Drawing = ({ body, band, cap }) =>
  shadow(70) +
  `<path d="M56 92Q120 12 184 92" fill="none" stroke="#8E999E" stroke-width="5"/>` +
  path('M52 84H188V188Q188 200 120 200Q52 200 52 188z', STEEL) +
  path('M52 100H188V180Q188 192 120 192Q52 192 52 180z', body) +
  ellipse(120, 84, 68, 15, '#AEB7BB') +
  ellipse(120, 82, 58, 11, cap) +
  path('M62 84Q66 130 76 132Q86 130 84 88z', cap) +
  path('M150 90Q152 116 160 116Q168 114 168 86z', cap) +
  rect(84, 128, 72, 40, '#FFFDF7', 6) +
  rect(94, 138, 52, 9, band, 4) +
  rect(104, 153, 32, 6, '#C9CFC6', 3)
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
export const paintRoller: Drawing = ({ body, band }) =>
  shadow(50) +
  rect(50, 42, 128, 50, lighter(body, 0.2), 14) +
  shade('M54 72H174V84Q174 92 164 92H64Q54 92 54 84z', 0.12) +
  line('M178 67H200V112H120V134', '#8E999E', 8) +
  path('M108 132H132L136 190Q136 200 128 200H112Q104 200 104 190z', band) +
  rect(44, 56, 8, 22, DARK, 3)
export const ladder: Drawing = ({ body, band }) =>
  shadow(62) +
  line('M96 26L66 198M144 26L174 198', darker(body, 0.1), 10) +
  line('M96 26L66 198M144 26L174 198', body, 6) +
  [58, 90, 122, 154, 182]
    .map((y) => line(`M${102 - (y - 26) * 0.17} ${y}H${138 + (y - 26) * 0.17}`, STEEL, 8))
    .join('') +
  rect(88, 18, 64, 14, band, 5)
export const tapeRoll: Drawing = ({ body, band }) =>
  shadow(64) +
  circle(116, 128, 72, body) +
  circle(116, 128, 40, darker(body, 0.3)) +
  circle(116, 128, 32, '#F2E9DA') +
  path('M116 200H206V184H140z', lighter(body, 0.15)) +
  light('M60 104Q74 68 112 62Q80 76 70 112z', 0.45) +
  `<circle cx="116" cy="128" r="56" fill="none" stroke="${band}" stroke-width="5"/>`
export const sealantTube: Drawing = ({ body, band }) =>
  shadow(38) +
  path('M112 22H128L132 74H108z', '#F4F7F8') +
  rect(100, 70, 40, 16, band, 3) +
  rect(92, 84, 56, 116, body, 4) +
  rect(92, 112, 56, 50, '#FFFDF7') +
  rect(102, 122, 36, 9, band, 4) +
  iconAt('drop', 120, 148, 22) +
  light('M98 88V196H104V88z', 0.3)
export const planks: Drawing = ({ body }) =>
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
        `<circle cx="37" cy="${Number(y) + 24}" r="5" fill="none" stroke="#8A5A2C" stroke-width="2"/>`,
    )
    .join('')
export const board: Drawing = ({ body, band }) =>
  shadow(76) +
  path('M58 34L188 26V192L58 200z', body) +
  path('M188 26L200 34V198L188 192z', darker(body, 0.2)) +
  path('M46 40L58 34V200L46 196z', darker(body, 0.1)) +
  line('M74 60L172 54M74 84L150 80', darker(body, 0.1), 4) +
  path('M58 150L188 143V160L58 168z', band, 0.85)
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
export const floorBoards: Drawing = ({ body }) =>
  shadow(104) +
  path('M60 84H196L226 196H14z', body) +
  line('M90 84L64 196M120 84L116 196M152 84L170 196', darker(body, 0.28), 3) +
  line('M82 120H108M112 152H166M50 160H70M140 106H158', darker(body, 0.28), 3) +
  line('M100 96q4 10 -2 22M134 110q4 16 0 30M176 120q8 20 10 40M52 176q6 -10 8 -22', darker(body, 0.16), 3) +
  path('M14 196H226V200H14z', darker(body, 0.35))
export const spade: Drawing = ({ body, band }) =>
  shadow(40) +
  path('M92 22H148V34Q140 48 128 46V116H112V46Q100 48 92 34z', body) +
  rect(102, 24, 36, 8, darker(body, 0.3), 4) +
  rect(108, 108, 24, 18, band, 4) +
  path('M82 124H158V164Q150 190 120 200Q90 190 82 164z', '#8E9BA1') +
  light('M90 130H100V164Q104 180 112 186Q92 176 90 160z', 0.4)
export const gardenHose: Drawing = ({ body, band }) =>
  shadow(84) +
  [74, 58, 42]
    .map(
      (rx, i) =>
        `<ellipse cx="116" cy="${140 - i * 4}" rx="${rx}" ry="${rx * 0.72}" fill="none" stroke="${i % 2 ? darker(body, 0.15) : body}" stroke-width="13"/>`,
    )
    .join('') +
  line('M176 104Q202 84 196 60', body, 13) +
  path('M182 62H210L204 34H188z', band) +
  rect(188, 26, 16, 10, DARK, 3)
export const lawnMower: Drawing = ({ body, band }) =>
  shadow(98) +
  line('M150 128L206 34H182', DARK, 9) +
  path('M24 152Q26 122 60 120H148Q182 122 186 152V178H24z', body) +
  path('M62 120Q66 92 100 92Q136 92 140 120z', darker(body, 0.25)) +
  rect(84, 84, 34, 12, DARK, 5) +
  rect(40, 138, 128, 10, band, 5) +
  circle(50, 178, 22, DARK) +
  circle(50, 178, 9, STEEL) +
  circle(166, 174, 26, DARK) +
  circle(166, 174, 11, STEEL)
export const flowerPot: Drawing = ({ body, band }) =>
  shadow(56) +
  path('M62 90H178L162 192Q160 200 152 200H88Q80 200 78 192z', body) +
  rect(52, 72, 136, 28, lighter(body, 0.1), 6) +
  shade('M60 100H180L179 108H61z', 0.14) +
  rect(78, 136, 86, 10, band, 5, 0.7) +
  ellipse(120, 74, 58, 9, '#5A3A22') +
  light('M66 104L80 192H90L78 104z', 0.25)
export const barbecue: Drawing = ({ body, band }) =>
  shadow(62) +
  line('M92 150L66 198M148 150L174 198M120 158V196', DARK, 7) +
  path('M46 104H194Q190 158 120 160Q50 158 46 104z', body) +
  path('M46 100Q52 44 120 42Q188 44 194 100z', darker(body, 0.08)) +
  rect(40, 98, 160, 9, STEEL, 4) +
  path('M106 42Q108 28 120 28Q132 28 134 42z', band) +
  light('M62 92Q72 60 104 52Q80 68 76 94z', 0.3) +
  circle(166, 194, 8, DARK)
export const lightBulb: Drawing = ({ body, band }) =>
  shadow(60) +
  rect(60, 52, 120, 148, body, 8) +
  rect(60, 52, 120, 22, band, 8) +
  circle(120, 136, 50, '#FFFDF7') +
  iconAt('light-bulb', 120, 136, 84)
export const tap: Drawing = ({ body }) =>
  shadow(48) +
  path('M96 200V128H130V200z', body) +
  path('M94 132V96Q94 40 148 40Q202 40 202 96V118H176V98Q176 66 148 66Q122 66 122 98V132z', body) +
  rect(170, 112, 38, 14, darker(body, 0.2), 4) +
  path('M58 116L100 128V146L54 130Q50 120 58 116z', darker(body, 0.12)) +
  rect(82, 188, 62, 12, darker(body, 0.2), 5) +
  light('M100 100Q102 60 134 50Q110 70 108 128V196H100z', 0.5) +
  iconAt('drop', 189, 156, 30)
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
export const toiletSeat: Drawing = ({ body }) =>
  shadow(58) +
  path('M72 34H168Q182 34 180 52L176 92H64L60 52Q58 34 72 34z', darker(body, 0.08)) +
  ellipse(120, 136, 68, 64, body) +
  ellipse(120, 142, 42, 42, '#B9CBD3') +
  ellipse(120, 148, 40, 36, '#E4EEF2') +
  rect(88, 84, 64, 12, STEEL, 5) +
  light('M64 120Q74 92 96 84Q78 104 76 140z', 0.6)
export const radiatorShape: Drawing = ({ body, band }) =>
  shadow(92) +
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (column) =>
        rect(32 + column * 26, 66, 20, 122, body, 9) +
        light(`M${36 + column * 26} 76V178H${40 + column * 26}V76z`, 0.5),
    )
    .join('') +
  rect(32, 84, 176, 9, darker(body, 0.1)) +
  rect(32, 160, 176, 9, darker(body, 0.1)) +
  rect(204, 160, 22, 18, band, 6) +
  rect(48, 186, 12, 14, STEEL) +
  rect(178, 186, 12, 14, STEEL)
export const sinkShape: Drawing = ({ body }) =>
  shadow(88) +
  path('M110 96V56Q110 30 138 30Q164 30 164 56V66H148V58Q148 46 138 46Q126 46 126 58V96z', STEEL) +
  path('M26 96H214Q218 150 176 172H64Q22 150 26 96z', body) +
  ellipse(120, 98, 94, 16, darker(body, 0.06)) +
  ellipse(120, 100, 76, 10, '#9FB6C0') +
  rect(98, 170, 44, 30, darker(body, 0.1), 4) +
  light('M40 112Q46 146 74 164Q52 146 48 112z', 0.6)
export const hoseFitting: Drawing = ({ body, band }) =>
  shadow(46) +
  rect(96, 28, 48, 34, body, 6) +
  rect(84, 60, 72, 60, band, 10) +
  [94, 108, 122, 136].map((x) => line(`M${x + 5} 66V114`, darker(band, 0.2), 4)).join('') +
  rect(92, 118, 56, 26, body, 5) +
  path('M98 144H142L136 200H104z', DARK) +
  light('M90 66V114H96V66z', 0.4)
export const bricksToy: Drawing = ({ body, band, cap }) => {
  const brick = (x: number, y: number, studs: number, fill: string) =>
    [...Array(studs).keys()]
      .map((stud) => rect(x + 8 + stud * 26, y - 10, 18, 12, lighter(fill, 0.12), 3))
      .join('') +
    rect(x, y, studs * 26 + 8, 38, fill, 4) +
    shade(
      `M${x} ${y + 30}H${x + studs * 26 + 8}V${y + 34}Q${x + studs * 26 + 8} ${y + 38} ${x + studs * 26 + 4} ${y + 38}H${x + 4}Q${x} ${y + 38} ${x} ${y + 34}z`,
      0.16,
    )
  return (
    shadow(92) +
    brick(30, 162, 4, body) +
    brick(146, 162, 2, '#2B6CB0') +
    brick(56, 124, 3, band) +
    brick(142, 124, 2, cap) +
    brick(92, 86, 2, '#46A758') +
    brick(94, 48, 1, body)
  )
}
export const doll: Drawing = ({ body, band, cap }) =>
  shadow(46) +
  path('M82 62Q82 24 120 24Q158 24 158 62Q164 100 154 112H86Q76 100 82 62z', cap) +
  circle(120, 66, 30, '#F6CDA8') +
  path('M90 60Q104 40 120 40Q138 42 150 60Q150 30 120 30Q90 30 90 60z', cap) +
  circle(110, 68, 3.4, '#40261A') +
  circle(130, 68, 3.4, '#40261A') +
  line('M112 80Q120 86 128 80', '#C0553F', 3) +
  path('M104 98H136L166 176H74z', body) +
  line('M98 108L78 144M142 108L162 144', '#F6CDA8', 11) +
  rect(100, 174, 12, 22, '#F6CDA8') +
  rect(128, 174, 12, 22, '#F6CDA8') +
  rect(96, 192, 20, 8, band, 4) +
  rect(124, 192, 20, 8, band, 4) +
  path('M88 140H152L156 152H84z', band)
export const ballShape: Drawing = ({ body, band, cap }) =>
  shadow(56) +
  circle(120, 128, 72, body) +
  path('M120 56Q84 92 84 128Q84 166 120 200Q92 196 70 176Q48 152 48 128Q50 72 120 56z', band) +
  path('M120 56Q156 92 156 128Q156 166 120 200Q170 194 188 148Q200 72 120 56z', cap) +
  circle(120, 60, 10, '#FFFDF7') +
  light('M66 108Q76 76 104 68Q84 88 80 116z', 0.5)
export const toyCar: Drawing = ({ body, band }) =>
  shadow(90) +
  path('M70 134Q78 92 102 90H150Q176 92 188 134z', body) +
  path('M84 130Q90 104 104 102H120V130zM128 102H148Q164 104 172 130H128z', '#CFE6F2') +
  path('M22 150Q24 132 46 130H194Q216 132 218 152V172Q218 180 210 180H32Q22 180 22 170z', body) +
  rect(22, 152, 196, 8, band) +
  circle(70, 178, 22, DARK) +
  circle(70, 178, 9, STEEL) +
  circle(172, 178, 22, DARK) +
  circle(172, 178, 9, STEEL) +
  circle(208, 144, 6, '#F6C945')
export const tyre: Drawing = ({ band }) =>
  shadow(60) +
  circle(120, 112, 88, '#1E2529') +
  `<circle cx="120" cy="112" r="76" fill="none" stroke="#39444A" stroke-width="7" stroke-dasharray="12 7"/>` +
  circle(120, 112, 52, STEEL) +
  circle(120, 112, 44, '#8E999E') +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<rect x="114" y="70" width="12" height="40" fill="${STEEL}" transform="rotate(${turn} 120 112)"/>`,
    )
    .join('') +
  circle(120, 112, 12, band)
export const oilCan: Drawing = ({ body, band, cap }) =>
  shadow(60) +
  rect(136, 26, 34, 22, cap, 4) +
  path(
    'M70 62Q70 46 86 46H128L136 48H170V62Q184 68 184 86V186Q184 200 170 200H74Q60 200 60 186V84Q60 70 70 62z',
    body,
  ) +
  path('M80 62H118V86H80z', '#F2E9DA', 0.9) +
  rect(74, 104, 96, 74, '#FFFDF7', 8) +
  rect(74, 104, 96, 18, band, 6) +
  iconAt('drop', 122, 150, 44) +
  light('M66 94V186H73V94z', 0.3)
export const wiper: Drawing = ({ body, band }) =>
  shadow(92) +
  line('M22 178L206 96', DARK, 9) +
  line('M26 190L210 108', '#46545C', 5) +
  line('M60 162L120 128L176 110', body, 9) +
  line('M120 128L148 186', body, 11) +
  circle(120, 128, 11, band) +
  circle(150, 188, 12, DARK)
