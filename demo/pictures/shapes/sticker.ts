import type { Look } from '../drawing/look.ts'
import { circle, line } from '../drawing/svg.ts'

/** The little sticker that fruit of a brand wears. */
export function sticker({ branded, body, cap }: Look, x: number, y: number): string {
  return branded
    ? circle(x, y, 14, '#FFFDF7') +
        circle(x, y, 11.5, body) +
        line(`M${x - 4} ${y}h8`, cap === body ? '#FFFDF7' : cap, 3.5)
    : ''
}
