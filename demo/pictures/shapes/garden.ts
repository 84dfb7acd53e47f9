import { darker, lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, ellipse, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'

/** A spade. */
export const spade: Drawing = ({ body, band }) =>
  shadow(40) +
  path('M92 22H148V34Q140 48 128 46V116H112V46Q100 48 92 34z', body) +
  rect(102, 24, 36, 8, darker(body, 0.3), 4) +
  rect(108, 108, 24, 18, band, 4) +
  path('M82 124H158V164Q150 190 120 200Q90 190 82 164z', '#8E9BA1') +
  light('M90 130H100V164Q104 180 112 186Q92 176 90 160z', 0.4)

/** A coiled garden hose. */
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

/** A lawn mower. */
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

/** A flower pot with soil. */
export const flowerPot: Drawing = ({ body, band }) =>
  shadow(56) +
  path('M62 90H178L162 192Q160 200 152 200H88Q80 200 78 192z', body) +
  rect(52, 72, 136, 28, lighter(body, 0.1), 6) +
  shade('M60 100H180L179 108H61z', 0.14) +
  rect(78, 136, 86, 10, band, 5, 0.7) +
  ellipse(120, 74, 58, 9, '#5A3A22') +
  light('M66 104L80 192H90L78 104z', 0.25)

/** A kettle barbecue. */
export const barbecue: Drawing = ({ body, band }) =>
  shadow(62) +
  line('M92 150L66 198M148 150L174 198M120 158V196', DARK, 7) +
  path('M46 104H194Q190 158 120 160Q50 158 46 104z', body) +
  path('M46 100Q52 44 120 42Q188 44 194 100z', darker(body, 0.08)) +
  rect(40, 98, 160, 9, STEEL, 4) +
  path('M106 42Q108 28 120 28Q132 28 134 42z', band) +
  light('M62 92Q72 60 104 52Q80 68 76 94z', 0.3) +
  circle(166, 194, 8, DARK)
