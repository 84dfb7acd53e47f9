import { mix } from '../colour.ts'
import type { Print } from '../front.ts'
import type { Drawing } from '../look.ts'
import { smallFront } from '../small-front.ts'
import { clip, ellipse, light, rect, shade, shadow } from '../svg.ts'

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

const film = 'M30 68Q30 52 46 50H194Q210 52 210 68V186Q210 200 196 200H44Q30 200 30 186z'

/** Toilet paper: six rolls in printed film. */
export function toiletRolls(print: Print): Drawing {
  return (look) =>
    shadow(94) +
    clip(
      'film',
      film,
      rect(26, 46, 188, 156, mix(look.body, '#FFFFFF', 0.45)) +
        [34, 93, 152].map((x) => roll(x, 52, 54, 72) + roll(x, 126, 54, 74)).join('') +
        rect(26, 46, 188, 156, look.body, 0, 0.16) +
        rect(26, 98, 188, 74, look.body) +
        smallFront({ x: 60, y: 98, width: 120, height: 74 }, look, print) +
        light('M40 56H48V194H40z', 0.4),
    )
}

/** Kitchen rolls: two tall ones in printed film. */
export function kitchenRolls(print: Print): Drawing {
  return (look) =>
    shadow(80) +
    clip(
      'film',
      'M44 40Q44 26 58 26H182Q196 26 196 40V186Q196 200 182 200H58Q44 200 44 186z',
      rect(40, 20, 160, 182, mix(look.body, '#FFFFFF', 0.5)) +
        roll(48, 26, 71, 174) +
        roll(121, 26, 71, 174) +
        rect(40, 20, 160, 182, look.body, 0, 0.13) +
        rect(40, 86, 160, 84, look.body) +
        smallFront({ x: 60, y: 86, width: 120, height: 84 }, look, print) +
        light('M54 34H62V196H54z', 0.4),
    )
}
