import { darker, lighter } from '../colour.ts'
import type { Drawing } from '../look.ts'
import { circle, ellipse, light, line, path, rect, shade, shadow } from '../svg.ts'

const WOOD = '#C69A63'

export const tableLamp: Drawing = ({ body, band }) =>
  shadow(46) +
  path('M84 54H156L182 120H58z', body) +
  light('M92 60L70 116H84L102 60z', 0.35) +
  ellipse(120, 120, 62, 9, '#FFF3C9') +
  path('M108 120H132Q150 150 138 188H102Q90 150 108 120z', band) +
  rect(86, 186, 68, 14, darker(band, 0.2), 6)
export const floorLamp: Drawing = ({ body, band }) =>
  shadow(44) +
  rect(116, 76, 8, 116, darker(band, 0.3)) +
  path('M92 20H148L170 82H70z', body) +
  ellipse(120, 82, 50, 8, '#FFF3C9') +
  light('M98 26L82 78H94L106 26z', 0.35) +
  ellipse(120, 194, 40, 7, darker(band, 0.3))
export const chair: Drawing = ({ body, band }) =>
  shadow(58) +
  line('M84 146L74 198M156 146L166 198M94 130L88 180M146 130L152 180', band, 8) +
  path('M82 36Q120 24 158 36L154 108H86z', body) +
  light('M92 42Q104 38 112 38L110 102H94z', 0.3) +
  path('M72 112H168Q174 128 166 144H74Q66 128 72 112z', darker(body, 0.12))
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
export const table: Drawing = ({ body, band }) =>
  shadow(96) +
  path('M24 100H216L204 116H36z', body) +
  rect(24, 94, 192, 14, lighter(body, 0.15), 5) +
  path('M48 116H62L58 200H48zM178 116H192V200H182z', darker(body, 0.15)) +
  path('M70 116H170V126H70z', darker(body, 0.25)) +
  path('M106 94Q106 66 120 66Q134 66 134 94z', band) +
  line('M120 66Q118 50 108 44M120 66Q124 48 134 46', '#4E9A46', 4)
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
export const rug: Drawing = ({ body, band, cap }) =>
  shadow(104) +
  path('M52 104H188L228 192H12z', body) +
  path('M60 114H180L208 182H32z', band) +
  path('M70 124H170L190 172H50z', body) +
  path('M120 128L150 148L120 168L90 148z', cap) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((x) => line(`M${16 + x * 19} 192v7`, darker(body, 0.2), 3))
    .join('')
export const curtain: Drawing = ({ body, band }) =>
  rect(24, 26, 192, 8, darker(band, 0.3), 4) +
  rect(76, 36, 88, 150, '#CFE6F2') +
  circle(138, 72, 14, '#FFF3C9') +
  path('M34 34H104Q100 120 66 198H34z', body) +
  path('M206 34H136Q140 120 174 198H206z', body) +
  [46, 60, 76].map((x) => shade(`M${x} 34H${x + 6}L${x - 4} 198H${x - 10}z`, 0.1)).join('') +
  [158, 176, 192].map((x) => shade(`M${x} 34H${x + 6}L${x + 14} 198H${x + 8}z`, 0.1)).join('') +
  rect(56, 132, 30, 9, band, 4) +
  rect(154, 132, 30, 9, band, 4)
export const duvet: Drawing = ({ body, band }) =>
  shadow(92) +
  path(
    'M36 112Q30 92 52 92H188Q210 92 204 112L210 186Q210 200 196 200H44Q30 200 30 186z',
    lighter(body, 0.3),
  ) +
  [74, 120, 166].map((x) => line(`M${x} 96V198`, darker(body, 0.1), 3)).join('') +
  [128, 162].map((y) => line(`M32 ${y}H208`, darker(body, 0.1), 3)).join('') +
  path('M36 100Q120 74 204 100L200 120Q120 96 40 120z', body) +
  rect(104, 150, 32, 20, band, 4)
export const pillow: Drawing = ({ body, band }) =>
  shadow(92) +
  path(
    'M30 98Q60 90 120 92Q180 90 210 98Q204 140 212 190Q180 202 120 198Q60 202 28 190Q36 140 30 98z',
    lighter(body, 0.35),
  ) +
  shade('M40 178Q120 196 200 178Q206 186 210 190Q180 202 120 198Q60 202 30 190z', 0.07) +
  light('M48 108Q110 98 150 102Q90 110 56 128z', 0.6) +
  rect(176, 174, 26, 14, band, 3)
export const mattress: Drawing = ({ body, band }) =>
  shadow(104) +
  path('M14 144L48 108H226L206 144z', lighter(body, 0.4)) +
  rect(14, 144, 192, 50, lighter(body, 0.25), 10) +
  path('M206 144L226 108V152Q226 160 220 168L206 188z', darker(body, 0.08)) +
  rect(14, 164, 192, 10, band) +
  [60, 100, 140, 180].map((x) => circle(x, 126, 4, darker(body, 0.12))).join('') +
  rect(24, 150, 40, 9, body, 3)
export const foldedCloths: Drawing = ({ body, band, cap }) =>
  shadow(80) +
  [
    [168, body],
    [136, band],
    [104, cap],
  ]
    .map(
      ([y, fill]) =>
        rect(46, Number(y), 148, 32, String(fill), 14) +
        light(`M60 ${Number(y) + 6}H180V${Number(y) + 10}H60z`, 0.35) +
        shade(`M52 ${Number(y) + 18}H188V${Number(y) + 21}H52z`, 0.1),
    )
    .join('')
export const bedLinen: Drawing = ({ body, band }) =>
  shadow(84) +
  path('M44 84Q44 76 52 76H188Q196 76 196 84V192Q196 200 188 200H52Q44 200 44 192z', lighter(body, 0.1)) +
  [64, 92, 120, 148, 176]
    .map((x, i) => rect(x - 8, 76, 12, 124, i % 2 ? band : lighter(band, 0.3), 0, 0.7))
    .join('') +
  path('M44 116H196V150H44z', '#FFFDF7') +
  rect(96, 124, 48, 8, body, 4) +
  rect(104, 138, 32, 5, '#C9CFC6', 2)
export const candleHolder: Drawing = ({ body, band }) =>
  shadow(44) +
  path('M120 26Q132 42 120 54Q108 42 120 26z', '#F6A93B') +
  rect(106, 52, 28, 72, '#FFF6E0', 4) +
  shade('M126 52H134V124H126z', 0.06) +
  path('M92 120H148L140 140H100z', body) +
  rect(112, 140, 16, 38, body) +
  path('M82 200Q84 178 120 176Q156 178 158 200z', darker(body, 0.12)) +
  ellipse(120, 122, 28, 5, band)
export const vase: Drawing = ({ body, band }) =>
  shadow(42) +
  line('M116 86Q108 50 86 36M122 86Q124 46 124 22M128 86Q136 54 160 40', '#4E9A46', 5) +
  circle(84, 34, 15, '#E87E9A') +
  circle(124, 24, 16, '#F6C945') +
  circle(162, 38, 15, '#E87E9A') +
  circle(84, 34, 5, '#FFF3C9') +
  circle(124, 24, 5, '#B5651D') +
  circle(162, 38, 5, '#FFF3C9') +
  path(
    'M102 84H138Q134 104 150 122Q170 150 152 192Q150 200 142 200H98Q90 200 88 192Q70 150 90 122Q106 104 102 84z',
    body,
  ) +
  rect(80, 146, 80, 10, band, 4, 0.8) +
  light('M92 130Q80 152 92 190L100 190Q90 154 100 128z', 0.35)
export const mirror: Drawing = ({ body, band }) =>
  shadow(54) +
  ellipse(120, 110, 66, 86, body) +
  ellipse(120, 110, 56, 76, '#D6E8EF') +
  light('M84 70Q100 44 128 40L80 138Q72 106 84 70z', 0.6) +
  light('M150 72L108 172Q118 180 130 178L166 92z', 0.35) +
  rect(96, 190, 48, 10, band, 4)
export const pictureFrame: Drawing = ({ body, band }) =>
  shadow(66) +
  rect(50, 40, 140, 160, body, 4) +
  rect(62, 52, 116, 136, '#FFFDF7') +
  rect(76, 66, 88, 108, '#BFE0EF') +
  circle(140, 92, 12, '#F6C945') +
  path('M76 174V142Q96 112 116 142Q138 118 164 150V174z', band) +
  shade('M190 40V200H50z', 0.04)
export const storageBox: Drawing = ({ body, band }) =>
  shadow(84) +
  path('M46 104H194L184 192Q183 200 174 200H66Q57 200 56 192z', body) +
  rect(36, 84, 168, 24, lighter(body, 0.2), 8) +
  rect(98, 92, 44, 9, band, 4) +
  light('M60 112L66 192H76L70 112z', 0.35) +
  rect(92, 136, 56, 32, '#FFFDF7', 4) +
  rect(102, 146, 36, 5, '#8E999E', 2) +
  rect(102, 156, 22, 5, '#C9CFC6', 2)
export const fryingPan: Drawing = ({ body, band }) =>
  shadow(76, 100) +
  path('M150 128L226 84Q234 84 232 94L166 148z', band) +
  ellipse(96, 156, 78, 40, darker(body, 0.2)) +
  ellipse(96, 148, 78, 38, body) +
  ellipse(96, 148, 64, 29, lighter(body, 0.1)) +
  light('M46 138Q70 120 104 120Q70 130 56 148z', 0.25)
export const cookingPot: Drawing = ({ body, band }) =>
  shadow(74) +
  rect(24, 116, 34, 14, band, 7) +
  rect(182, 116, 34, 14, band, 7) +
  path('M48 104H192V176Q192 200 168 200H72Q48 200 48 176z', body) +
  path('M44 104Q60 72 120 70Q180 72 196 104z', lighter(body, 0.2)) +
  rect(40, 98, 160, 12, darker(body, 0.2), 5) +
  rect(106, 54, 28, 18, band, 8) +
  light('M62 116V176Q62 188 72 192Q70 160 72 116z', 0.4)
export const knifeBlade: Drawing = ({ body, band }) =>
  shadow(40) +
  path('M104 22Q146 40 144 128H104z', '#DDE4E7') +
  path('M104 22Q122 60 120 128H104z', '#F4F7F8') +
  rect(98, 126, 52, 12, '#8E999E', 3) +
  path('M104 138H144L140 190Q140 200 130 200H116Q106 200 106 190z', body) +
  circle(123, 154, 4, band) +
  circle(123, 178, 4, band)
export const plates: Drawing = ({ body, band }) =>
  shadow(96) +
  [186, 172, 158]
    .map((y) => ellipse(120, y, 92, 14, '#D8E0E3') + ellipse(120, y - 4, 92, 14, '#F8FAFA'))
    .join('') +
  ellipse(120, 146, 92, 30, '#FFFDF7') +
  `<ellipse cx="120" cy="146" rx="82" ry="25" fill="none" stroke="${body}" stroke-width="4"/>` +
  ellipse(120, 147, 56, 16, '#EEF2F3') +
  ellipse(120, 147, 8, 3, band)
export const glasses: Drawing = ({ body }) =>
  shadow(84) +
  [80, 160]
    .map(
      (x) =>
        path(
          `M${x - 34} 78H${x + 34}L${x + 26} 194Q${x + 26} 200 ${x + 20} 200H${x - 20}Q${x - 26} 200 ${x - 26} 194z`,
          '#CFE4EC',
          0.8,
        ) +
        path(
          `M${x - 30} 130H${x + 30}L${x + 26} 194Q${x + 26} 200 ${x + 20} 200H${x - 20}Q${x - 26} 200 ${x - 26} 194z`,
          body,
          0.35,
        ) +
        light(`M${x - 24} 86L${x - 18} 190H${x - 10}L${x - 14} 86z`, 0.8),
    )
    .join('')
export const mug: Drawing = ({ body, band }) =>
  shadow(60) +
  `<path d="M158 104Q208 100 202 140Q196 174 156 168" fill="none" stroke="${darker(body, 0.1)}" stroke-width="15"/>` +
  path('M60 76H164V184Q164 200 148 200H76Q60 200 60 184z', body) +
  ellipse(112, 76, 52, 13, lighter(body, 0.3)) +
  ellipse(112, 78, 44, 9, '#5A3420') +
  rect(60, 124, 104, 22, band) +
  light('M70 92V184H80V92z', 0.35)
export const cutlery: Drawing = ({ body }) =>
  shadow(64) +
  path(
    'M66 30V80Q66 94 76 96V192Q76 200 82 200Q88 200 88 192V96Q98 94 98 80V30H92V74H86V30H80V74H74V30z',
    '#B9C3C8',
  ) +
  path('M112 32Q130 40 130 90V112H124V192Q124 200 118 200Q112 200 112 192z', '#CDD5D9') +
  ellipse(162, 58, 17, 28, '#B9C3C8') +
  rect(156, 82, 12, 118, '#B9C3C8', 6) +
  rect(76, 150, 12, 50, body, 5) +
  rect(112, 150, 12, 50, body, 5) +
  rect(156, 150, 12, 50, body, 5)
