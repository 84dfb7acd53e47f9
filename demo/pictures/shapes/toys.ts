import { lighter } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { circle, light, line, path, rect, shade, shadow } from '../drawing/svg.ts'

const DARK = '#414D55'
const STEEL = '#C3CBCF'

/** Building bricks, stacked. */
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

/** A doll in a dress. */
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

/** A beach ball. */
export const ballShape: Drawing = ({ body, band, cap }) =>
  shadow(56) +
  circle(120, 128, 72, body) +
  path('M120 56Q84 92 84 128Q84 166 120 200Q92 196 70 176Q48 152 48 128Q50 72 120 56z', band) +
  path('M120 56Q156 92 156 128Q156 166 120 200Q170 194 188 148Q200 72 120 56z', cap) +
  circle(120, 60, 10, '#FFFDF7') +
  light('M66 108Q76 76 104 68Q84 88 80 116z', 0.5)

/** A toy car. */
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
