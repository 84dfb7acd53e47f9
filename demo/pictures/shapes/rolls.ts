import { mix } from '../drawing/colour.ts'
import type { Drawing } from '../drawing/look.ts'
import { clip, ellipse, light, rect, shade, shadow } from '../drawing/svg.ts'
import type { Print } from '../front.ts'
import { smallFront } from '../small-front.ts'

/** One roll standing: its paper and the core seen at its top. */
function roll(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  const rise = width * 0.17
  return (
    rect(x, y + rise, width, height - rise, '#FFFFFF', width * 0.16) +
    shade(`M${x + width * 0.78} ${y + rise}h${width * 0.22}v${height - rise}h${-width * 0.22}z`, 0.05) +
    ellipse(x + half, y + rise, half, rise, '#F3F3EE') +
    ellipse(x + half, y + rise, half * 0.32, rise * 0.42, '#B79F80')
  )
}

/** Rolls in rows and columns that fill a rectangle, 8 in two rows of four. */
function rollsIn(x: number, y: number, width: number, height: number, count: number, rows: number): string {
  const columns = Math.ceil(count / rows)
  const [step, rise] = [width / columns, height / rows]
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return roll(x + column * step + 1, y + row * rise, step - 2, rise)
  }).join('')
}

const film = 'M30 68Q30 52 46 50H194Q210 52 210 68V186Q210 200 196 200H44Q30 200 30 186z'

/** Toilet paper: rolls in printed film, as many as the words say. */
export function toiletRolls(print: Print): Drawing {
  return (look) => {
    const { count = 8 } = look.pack
    const rows = count > 12 ? 4 : 2
    return (
      shadow(94) +
      clip(
        'film',
        film,
        rect(26, 46, 188, 156, mix(look.body, '#FFFFFF', 0.45)) +
          rollsIn(32, 52, 176, 148, count, rows) +
          rect(26, 46, 188, 156, look.body, 0, 0.16) +
          rect(66, 104, 108, 62, look.body, 8) +
          smallFront({ x: 72, y: 108, width: 96, height: 54 }, look, print) +
          light('M40 56H48V194H40z', 0.4),
      )
    )
  }
}

/** Kitchen rolls: tall ones in printed film, as many as the words say. */
export function kitchenRolls(print: Print): Drawing {
  return (look) => {
    const { count = 2 } = look.pack
    return (
      shadow(80) +
      clip(
        'film',
        'M36 40Q36 26 50 26H190Q204 26 204 40V186Q204 200 190 200H50Q36 200 36 186z',
        rect(32, 20, 176, 182, mix(look.body, '#FFFFFF', 0.5)) +
          rollsIn(39, 26, 162, 174, count, 1) +
          rect(32, 20, 176, 182, look.body, 0, 0.13) +
          rect(32, 92, 176, 72, look.body) +
          smallFront({ x: 60, y: 92, width: 120, height: 72 }, look, print) +
          light('M46 34H54V196H46z', 0.4),
      )
    )
  }
}
