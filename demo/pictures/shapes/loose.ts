import type { Drawing } from '../drawing/look.ts'
import { shadow } from '../drawing/svg.ts'
import { iconAt } from '../icons.ts'
import { sticker } from './sticker.ts'

/** Where the pieces of a pile stand, those in front last: x, y, size and turn of each. */
const piles: readonly (readonly (readonly [x: number, y: number, size: number, turn: number])[])[] = [
  [[120, 124, 172, 0]],
  [
    [74, 134, 132, -8],
    [164, 138, 132, 8],
  ],
  [
    [118, 88, 112, 0],
    [72, 153, 116, -8],
    [164, 150, 118, 8],
  ],
  [
    [86, 92, 98, -6],
    [160, 96, 98, 10],
    [70, 156, 102, -10],
    [166, 158, 102, 6],
  ],
  [
    [90, 88, 88, -8],
    [154, 88, 88, 8],
    [50, 158, 90, -10],
    [120, 160, 90, 0],
    [190, 158, 90, 10],
  ],
  [
    [120, 56, 80, 4],
    [82, 106, 84, -8],
    [158, 106, 84, 8],
    [46, 162, 86, -10],
    [120, 163, 86, 0],
    [194, 162, 86, 10],
  ],
]

/** Sold by weight, three pieces stand for the goods. */
const piecesByWeight = 3

/** Loose goods, each piece by itself: as many as the words say, up to six. The icons take turns. */
export function pile(...icons: readonly [string, ...string[]]): Drawing {
  return (look) => {
    const count = Math.min(look.pack.count ?? piecesByWeight, piles.length)
    const places = piles[count - 1] ?? []
    return (
      shadow(count === 1 ? 62 : 92) +
      places
        .map(([x, y, size, turn], index) => iconAt(icons[index % icons.length] ?? icons[0], x, y, size, turn))
        .join('') +
      (count === 1 ? sticker(look, 134, 150) : sticker(look, 164, 158))
    )
  }
}

/** One thing, large, with nothing round it. */
export function one(
  name: string,
  { size = 176, turn = 0 }: { readonly size?: number; readonly turn?: number } = {},
): Drawing {
  return (look) =>
    shadow(size * 0.36) + iconAt(name, 120, 200 - size * 0.44, size, turn) + sticker(look, 134, 150)
}

/** Two things side by side, the second in front; each may be another. */
export function two(behind: string, before = behind, size = 128): Drawing {
  return (look) =>
    shadow(86) +
    iconAt(behind, 74, 198 - size * 0.5, size, -8) +
    iconAt(before, 164, 204 - size * 0.5, size, 8) +
    sticker(look, 166, 158)
}
