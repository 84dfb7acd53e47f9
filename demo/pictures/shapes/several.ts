import type { Drawing } from '../drawing/look.ts'

/** More pieces than this stand in a case, which does not show how many they are. */
export const mostPieces = 8

/**
 * Each of several pieces, in one row or two, the whole pack as wide as the picture. One piece stands alone; more than
 * `mostPieces` are in their case.
 * @param piece drawn over the middle of a picture, `width` wide.
 */
export function several(piece: Drawing, width: number, casing: Drawing = piece): Drawing {
  return (look) => {
    const { count = 1 } = look.pack
    if (count === 1) return piece(look)
    if (count > mostPieces) return casing(look)
    const behind = count > 3 ? Math.floor(count / 2) : 0
    const before = count - behind
    const scale = Math.min(0.76, 212 / (width * (before + (behind > 0 ? 0.4 : 0))))
    const step = width * scale
    const left = 120 - (step * (before - 1 + (behind > 0 ? 0.4 : 0))) / 2
    const places = [
      ...Array.from({ length: behind }, (_, index) => [left + step * (index + 0.4), -22 * scale] as const),
      ...Array.from({ length: before }, (_, index) => [left + step * index, 0] as const),
    ]
    return places
      .map(([x, lift], index) => {
        const place = `translate(${round(x - 120 * scale)} ${round(200 - 200 * scale + lift)}) scale(${round(scale)})`
        return index === 0
          ? `<g transform="${place}"><g id="piece">${piece(look)}</g></g>`
          : `<use href="#piece" transform="${place}"/>`
      })
      .join('')
  }
}

const round = (value: number) => Math.round(value * 100) / 100
