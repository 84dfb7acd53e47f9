import { clearest, luminance, mix } from './drawing/colour.ts'
import type { Look } from './drawing/look.ts'
import { sign } from './drawing/sign.ts'
import { circle, ellipse, path, rect } from './drawing/svg.ts'
import { type Front, type Print, printedIcon } from './front.ts'
import { iconAt } from './icons.ts'

/** A label with room for an icon and little else: tubs, jars, bottles, sleeves. It fills its area. */
export function smallFront(area: Front, look: Look, print: Print): string {
  const { ground, fit = 1 } = print
  const icon = printedIcon(print, look)
  const { x, y, width, height } = area
  // A white band says nothing round a white label: the main colour stands in, or the label takes a tint.
  const band = luminance(look.band) > 0.75 ? look.body : look.band
  const label = ground ?? (luminance(band) > 0.75 ? mix(look.cap, '#FFFFFF', 0.82) : '#FFFDF7')
  const size = Math.min(width, height) * 0.8 * fit
  const [middle, cy] = [x + width / 2, y + height / 2]
  const shown = iconAt(icon, middle, cy, size)
  const whole = (fill: string): string => rect(x, y, width, height, fill)
  const ink = clearest(band, ['#FFFDF7', look.cap, look.body])
  const prints = [
    () => whole(band) + rect(x, y + height * 0.09, width, height * 0.82, label) + shown,
    () => whole(band) + circle(middle, cy, Math.min(width, height) * 0.46, label) + shown,
    () => whole(label) + rect(x, y, width, height * 0.14, band) + shown,
    () => whole(band) + ellipse(middle, cy, width * 0.47, height * 0.43, label) + shown,
    () => whole(band) + rect(x + width * 0.14, y, width * 0.72, height, label) + shown,
    () =>
      whole(label) +
      path(`M${x} ${y}h${width}v${height * 0.1}q${-width / 2} ${height * 0.26} ${-width} 0z`, band) +
      iconAt(icon, middle, cy + height * 0.1, size),
    () =>
      width > height * 1.5
        ? whole(band) +
          rect(x, y, width * 0.52, height, label) +
          iconAt(icon, x + width * 0.27, cy, Math.min(size, width * 0.46)) +
          sign(
            {
              middle: x + width * 0.75,
              top: cy - height * 0.13,
              width: width * 0.34,
              height: height * 0.26,
              ink,
            },
            look,
          )
        : whole(label) + path(`M${x} ${y}h${width * 0.62}L${x} ${y + height * 0.5}z`, band) + shown,
  ]
  return prints[look.design % prints.length]?.() ?? ''
}
