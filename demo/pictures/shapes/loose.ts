import { iconAt } from '../icons.ts'
import type { Drawing } from '../look.ts'
import { shadow } from '../svg.ts'
import { sticker } from './sticker.ts'

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

/** Three things in a heap: one on top of two. */
export function three(top: string, left = top, right = top, size = 112): Drawing {
  return (look) =>
    shadow(88) +
    iconAt(top, 118, 88, size) +
    iconAt(left, 72, 206 - size * 0.47, size * 1.04, -8) +
    iconAt(right, 164, 205 - size * 0.47, size * 1.06, 8) +
    sticker(look, 164, 158)
}
