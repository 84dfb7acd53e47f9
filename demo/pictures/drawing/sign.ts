import { clearest } from './colour.ts'
import type { Look } from './look.ts'
import { circle, ellipse, path, rect } from './svg.ts'

export interface SignPlace {
  readonly middle: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** What reads on the ground the sign stands on. */
  readonly ink: string
}

/** A brand's sign: bars and shapes where a name would stand, never letters. Its shape is the brand's. */
export function sign({ middle, top, width, height, ink }: SignPlace, look: Look): string {
  const left = middle - width / 2
  const inner = clearest(ink, [look.body, look.band, look.cap])
  const bar = rect(
    middle - width * 0.3,
    top + height * 0.36,
    width * 0.6,
    height * 0.28,
    inner,
    height * 0.14,
  )
  const shapes = [
    () => rect(left, top, width, height, ink, height / 2) + bar,
    () =>
      rect(left, top, width, height * 0.5, ink, 2) +
      rect(left + width * 0.18, top + height * 0.68, width * 0.64, height * 0.26, ink, 2, 0.75),
    () => ellipse(middle, top + height / 2, width * 0.54, height * 0.62, ink) + bar,
    () =>
      path(
        `M${left - 4} ${top}h${width + 8}l-5 ${height / 2}l5 ${height / 2}h${-width - 8}l5 ${-height / 2}z`,
        ink,
      ) + bar,
    () =>
      circle(left + height * 0.5, top + height / 2, height * 0.5, ink) +
      rect(left + height * 1.3, top + height * 0.22, width - height * 1.3, height * 0.5, ink, 2),
  ]
  return shapes[(look.design >>> 6) % shapes.length]?.() ?? ''
}
