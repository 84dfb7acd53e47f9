import { at, ellipse, line, path } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'

/** A breast fillet round its middle, pointed to the right. */
function breast(pale: string, deep: string): string {
  return (
    path('M-46 -4Q-46 -42 -6 -42Q34 -40 48 4Q54 26 36 30Q-4 40 -30 28Q-46 18 -46 -4z', deep) +
    path('M-40 -8Q-38 -36 -6 -36Q28 -34 40 2Q30 14 0 16Q-36 16 -40 -8z', pale) +
    line('M-26 20Q4 28 34 18', '#FFF3EA', 3.5) +
    line('M-24 -16Q-10 -28 8 -22', '#FFF3EA', 4)
  )
}

/** Two breast fillets. */
export const chickenBreasts = (): string =>
  at(82, 108, breast('#F9CDB8', '#EDAE98'), { scale: 1.12, turn: 14 }) +
  at(152, 130, breast('#F9CDB8', '#EDAE98'), { scale: 1.12, turn: -10, flip: true })

/** Turkey: broad escalopes cut across the breast, laid one over another. */
export const turkeyBreast = (): string => {
  const escalope =
    ellipse(0, 3, 50, 43, '#D98C82') +
    ellipse(0, 0, 50, 42, '#F2B5A8') +
    ellipse(-6, -6, 37, 28, '#F9CFC4') +
    line('M-28 -6Q-6 -20 22 -8M-20 10Q4 -2 30 10', '#FBE3DB', 4)
  return [
    [74, 124, -18],
    [120, 112, -8],
    [166, 124, 8],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, escalope, { turn }))
    .join('')
}

/** A whole chicken seen from above: breast to the left, wings at its sides, legs crossed to the right. */
export function wholeChicken(): string {
  const skin = '#F2C796'
  const deep = '#DCA56E'
  const pale = '#FBE2BE'
  const leg = at(
    146,
    142,
    path('M-34 -40Q0 -58 24 -36Q40 -22 42 -6L34 6Q14 6 -6 -2Q-34 -10 -34 -40z', deep) +
      path('M-30 -40Q0 -54 20 -34Q34 -22 36 -8Q14 -2 -6 -10Q-30 -18 -30 -40z', skin) +
      line('M36 -4L50 6', '#FFF3DF', 9) +
      line('M-16 -38Q0 -44 12 -34', pale, 5),
  )
  return (
    path(
      'M42 142Q42 96 92 96Q150 92 168 116Q182 130 182 142Q182 156 168 168Q150 190 92 188Q42 188 42 142z',
      deep,
    ) +
    path(
      'M46 142Q46 101 94 101Q150 98 166 120Q178 132 178 142Q178 152 166 164Q150 184 94 183Q46 183 46 142z',
      skin,
    ) +
    path('M70 98Q58 84 76 82Q100 84 112 100Q104 112 90 108Q76 106 70 98z', skin) +
    path('M70 186Q58 200 76 198Q100 198 112 184Q104 172 90 176Q76 178 70 186z', skin) +
    line('M74 92Q92 92 106 102M74 192Q92 192 106 182', deep, 4) +
    path('M56 138Q58 110 96 110Q128 112 140 136Q100 134 56 138z', pale) +
    line('M54 143Q104 138 150 142', deep, 4.5) +
    leg +
    `<g transform="translate(0 284) scale(1 -1)">${leg}</g>` +
    line('M188 132V152', '#E9EEF0', 5)
  )
}

/** Three drumsticks. */
export const drumsticks = (): string =>
  iconAt('raw-drumstick', 82, 94, 104, -14) +
  iconAt('raw-drumstick', 154, 100, 104, 10) +
  iconAt('raw-drumstick', 112, 146, 104, -4)
