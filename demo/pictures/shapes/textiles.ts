import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'

/** A rug with a border. */
export const rug: Drawing = ({ body, band, cap }) =>
  shadow(104) +
  path('M52 104H188L228 192H12z', body) +
  path('M60 114H180L208 182H32z', band) +
  path('M70 124H170L190 172H50z', body) +
  path('M120 128L150 148L120 168L90 148z', cap) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((x) => line(`M${16 + x * 19} 192v7`, darker(body, 0.2), 3))
    .join('')

/** A pair of curtains before a window. */
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

/** A quilted duvet, folded. */
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

/** A pillow. */
export const bedPillow: Drawing = ({ body, band }) =>
  shadow(92) +
  path(
    'M30 98Q60 90 120 92Q180 90 210 98Q204 140 212 190Q180 202 120 198Q60 202 28 190Q36 140 30 98z',
    lighter(body, 0.35),
  ) +
  shade('M40 178Q120 196 200 178Q206 186 210 190Q180 202 120 198Q60 202 30 190z', 0.07) +
  light('M48 108Q110 98 150 102Q90 110 56 128z', 0.6) +
  rect(176, 174, 26, 14, band, 3)

/** A mattress. */
export const mattress: Drawing = ({ body, band }) =>
  shadow(104) +
  path('M14 144L48 108H226L206 144z', lighter(body, 0.4)) +
  rect(14, 144, 192, 50, lighter(body, 0.25), 10) +
  path('M206 144L226 108V152Q226 160 220 168L206 188z', darker(body, 0.08)) +
  rect(14, 164, 192, 10, band) +
  [60, 100, 140, 180].map((x) => circle(x, 126, 4, darker(body, 0.12))).join('') +
  rect(24, 150, 40, 9, body, 3)

/** Towels, folded in a pile. */
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

/** Striped bed linen in its band. */
export const bedLinen: Drawing = ({ body, band }) =>
  shadow(84) +
  path('M44 84Q44 76 52 76H188Q196 76 196 84V192Q196 200 188 200H52Q44 200 44 192z', lighter(body, 0.1)) +
  [64, 92, 120, 148, 176]
    .map((x, i) => rect(x - 8, 76, 12, 124, i % 2 ? band : lighter(band, 0.3), 0, 0.7))
    .join('') +
  path('M44 116H196V150H44z', '#FFFDF7') +
  rect(96, 124, 48, 8, body, 4) +
  rect(104, 138, 32, 5, '#C9CFC6', 2)
