import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'

/** A candlestick with a lit candle. */
export const candleHolder: Drawing = ({ body, band }) =>
  shadow(44) +
  path('M120 26Q132 42 120 54Q108 42 120 26z', '#F6A93B') +
  rect(106, 52, 28, 72, '#FFF6E0', 4) +
  shade('M126 52H134V124H126z', 0.06) +
  path('M92 120H148L140 140H100z', body) +
  rect(112, 140, 16, 38, body) +
  path('M82 200Q84 178 120 176Q156 178 158 200z', darker(body, 0.12)) +
  ellipse(120, 122, 28, 5, band)

/** A vase with flowers. */
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

/** An oval mirror. */
export const mirror: Drawing = ({ body, band }) =>
  shadow(54) +
  ellipse(120, 110, 66, 86, body) +
  ellipse(120, 110, 56, 76, '#D6E8EF') +
  light('M84 70Q100 44 128 40L80 138Q72 106 84 70z', 0.6) +
  light('M150 72L108 172Q118 180 130 178L166 92z', 0.35) +
  rect(96, 190, 48, 10, band, 4)

/** A framed picture. */
export const pictureFrame: Drawing = ({ body, band }) =>
  shadow(66) +
  rect(50, 40, 140, 160, body, 4) +
  rect(62, 52, 116, 136, '#FFFDF7') +
  rect(76, 66, 88, 108, '#BFE0EF') +
  circle(140, 92, 12, '#F6C945') +
  path('M76 174V142Q96 112 116 142Q138 118 164 150V174z', band) +
  shade('M190 40V200H50z', 0.04)

/** A storage box with a lid. */
export const storageBox: Drawing = ({ body, band }) =>
  shadow(84) +
  path('M46 104H194L184 192Q183 200 174 200H66Q57 200 56 192z', body) +
  rect(36, 84, 168, 24, lighter(body, 0.2), 8) +
  rect(98, 92, 44, 9, band, 4) +
  light('M60 112L66 192H76L70 112z', 0.35) +
  rect(92, 136, 56, 32, '#FFFDF7', 4) +
  rect(102, 146, 36, 5, '#8E999E', 2) +
  rect(102, 156, 22, 5, '#C9CFC6', 2)
