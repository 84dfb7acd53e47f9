import { iconAt } from '../icons.ts'
import { at, ellipse, light, line, path } from '../svg.ts'

/** A breast fillet round its middle, pointed to the right. */
function breast(pale: string, deep: string): string {
  return (
    path('M-46 -4Q-46 -42 -6 -42Q34 -40 48 4Q54 26 36 30Q-4 40 -30 28Q-46 18 -46 -4z', deep) +
    path('M-40 -8Q-38 -36 -6 -36Q28 -34 40 2Q30 14 0 16Q-36 16 -40 -8z', pale) +
    line('M-26 20Q4 28 34 18', '#FFF3EA', 3.5) +
    line('M-24 -16Q-10 -28 8 -22', '#FFF3EA', 4)
  )
}

export const chickenBreasts = (): string =>
  at(82, 108, breast('#F9CDB8', '#EDAE98'), { scale: 1.12, turn: 14 }) +
  at(152, 130, breast('#F9CDB8', '#EDAE98'), { scale: 1.12, turn: -10, flip: true })

/** Turkey: one broad fillet, redder than chicken, cut across the grain. */
export const turkeyBreast = (): string =>
  at(118, 118, breast('#F3B7AC', '#DE8F86'), { scale: 1.9, turn: 4 }) +
  line('M62 128Q80 118 98 122M96 148Q116 138 138 142', '#FBE0D8', 4)

/** A whole chicken, plucked, legs tied, lying on its back. */
export function wholeChicken(skin = '#F0C08A', deep = '#DB9F66', pale = '#F9DBB2'): string {
  return (
    path('M36 118Q34 74 88 68Q140 58 172 86Q196 108 184 136Q170 172 112 174Q42 174 36 118z', skin) +
    path('M40 128Q62 164 116 162Q166 160 186 128Q180 174 112 176Q48 174 40 128z', deep) +
    path('M54 98Q68 78 104 76Q92 86 84 102Q70 118 54 98z', pale) +
    line('M44 112Q90 96 136 100', deep, 4) +
    path(
      'M96 136Q104 108 138 108Q168 108 180 122Q196 128 206 120Q204 136 194 142Q180 146 168 154Q142 170 116 162Q94 154 96 136z',
      pale,
    ) +
    path('M102 144Q124 158 156 146Q176 134 194 136Q184 146 168 154Q142 170 116 162Q104 156 102 144z', skin) +
    line('M196 118L208 112M202 134L214 132', '#FFF6E6', 10) +
    path('M60 132Q58 116 78 116Q98 120 90 138Q80 152 70 146Q62 142 60 132z', pale) +
    path('M64 136Q74 146 88 136Q84 152 70 148z', deep) +
    light('M120 116Q136 110 152 116Q138 118 126 126z', 0.45)
  )
}

export const drumsticks = (): string =>
  iconAt('raw-drumstick', 82, 94, 104, -14) +
  iconAt('raw-drumstick', 154, 100, 104, 10) +
  iconAt('raw-drumstick', 112, 146, 104, -4)

/** A roast turkey on its dish, for the holidays. */
export const dishTurkey = (): string =>
  ellipse(120, 168, 84, 14, '#E5E8E4') + wholeChicken('#C9783A', '#A5582A', '#E2A05A')
