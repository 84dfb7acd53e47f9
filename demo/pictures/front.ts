import { clearest, darker, luminance, mix } from './drawing/colour.ts'
import type { Look } from './drawing/look.ts'
import { sign } from './drawing/sign.ts'
import { circle, ellipse, line, path, rect } from './drawing/svg.ts'
import { iconAt } from './icons.ts'

/** The printed front of a pack. The pack itself cuts it to its outline. */
export interface Front {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Print {
  readonly icon: string
  /** The ground under the icon, where paper white would hide it. */
  readonly ground?: string
  /** Size of the icon against what the layout gives it. */
  readonly fit?: number
  /** Whether the taste that the words name is shown instead. */
  readonly byTaste?: boolean
}

/** The icon of a print: that of the goods' taste if the print shows one. */
export const printedIcon = ({ icon, byTaste }: Print, { pack }: Look): string =>
  (byTaste && pack.taste?.icon) || icon

interface Sheet extends Front {
  readonly middle: number
  /** The ground under the icon. */
  readonly label: string
  /** What reads on the pack's main colour. */
  readonly ink: string
  readonly look: Look
  readonly show: (cx: number, cy: number, size: number) => string
}

/** The brand's sign over the middle of the sheet. */
function head({ middle, width, look, ink }: Sheet, top: number, height: number): string {
  return sign({ middle, top, width: width * 0.56, height, ink }, look)
}

const layouts: readonly ((sheet: Sheet) => string)[] = [
  function disc(sheet) {
    const { middle, y, width, height, look, label } = sheet
    const radius = Math.min(width * 0.45, height * 0.36)
    const cy = y + height * 0.61
    return (
      rect(sheet.x, y, width, height * 0.05, look.band) +
      rect(sheet.x, y + height * 0.95, width, height * 0.05, look.band) +
      head(sheet, y + height * 0.08, height * 0.12) +
      circle(middle, cy, radius + 3, look.band) +
      circle(middle, cy, radius, label) +
      sheet.show(middle, cy, radius * 1.56)
    )
  },
  function stripe(sheet) {
    const { x, middle, y, width, height, look, label } = sheet
    const top = y + height * 0.32
    const deep = height * 0.54
    return (
      rect(x, top - 7, width, deep + 14, look.band) +
      rect(x, top, width, deep, label) +
      head(sheet, y + height * 0.09, height * 0.13) +
      sheet.show(middle, top + deep / 2, Math.min(deep * 0.98, width * 0.86))
    )
  },
  function arch(sheet) {
    const { x, middle, y, width, height, look, label } = sheet
    const radius = width * 0.42
    const spring = Math.max(y + height * 0.3 + radius * 0.6, y + height * 0.52)
    const gate = (grow: number): string =>
      `M${middle - radius - grow} ${y + height}V${spring}a${radius + grow} ${radius + grow} 0 0 1 ${2 * (radius + grow)} 0V${y + height}z`
    const size = Math.min(radius * 1.6, height * 0.56)
    return (
      rect(x, y + height * 0.86, width, height * 0.14, look.band) +
      path(gate(4), look.band) +
      path(gate(0), label) +
      head(sheet, y + height * 0.04, height * 0.11) +
      sheet.show(middle, spring + size * 0.16, size)
    )
  },
  function diagonal(sheet) {
    const { x, middle, y, width, height, look, label } = sheet
    const right = x + width
    return (
      path(`M${x} ${y + height * 0.44}L${right} ${y + height * 0.2}V${y + height}H${x}z`, look.band) +
      path(`M${x} ${y + height * 0.53}L${right} ${y + height * 0.29}V${y + height}H${x}z`, label) +
      head({ ...sheet, middle: middle - width * 0.12 }, y + height * 0.08, height * 0.13) +
      sheet.show(middle + width * 0.04, y + height * 0.7, Math.min(width * 0.74, height * 0.56))
    )
  },
  function split(sheet) {
    const { x, middle, y, width, height, look, label } = sheet
    const side = Math.min(width * 0.84, height * 0.62)
    return (
      rect(x, y, width, height * 0.5, look.band) +
      rect(middle - side / 2, y + height * 0.3, side, side, label, 10) +
      head(
        { ...sheet, ink: clearest(look.band, [look.cap, '#FFFDF7', look.body]) },
        y + height * 0.08,
        height * 0.13,
      ) +
      sheet.show(middle, y + height * 0.3 + side / 2, side * 0.86)
    )
  },
  function wave(sheet) {
    const { x, middle, y, width, height, look, label } = sheet
    const swell = (top: number): string =>
      `M${x} ${top}q${width * 0.25} ${-height * 0.12} ${width * 0.5} 0t${width * 0.5} 0V${y + height}H${x}z`
    return (
      path(swell(y + height * 0.34), look.band) +
      path(swell(y + height * 0.41), label) +
      head(sheet, y + height * 0.07, height * 0.13) +
      sheet.show(middle, y + height * 0.68, Math.min(width * 0.8, height * 0.58))
    )
  },
  function oval(sheet) {
    const { x, middle, y, width, height, look, label } = sheet
    const rx = width * 0.47
    const ry = Math.min(height * 0.33, rx * 1.1)
    const cy = y + height * 0.4
    return (
      rect(x, y + height * 0.82, width, height * 0.18, look.band) +
      ellipse(middle, cy, rx, ry + 3, look.cap) +
      ellipse(middle, cy, rx - 4, ry, label) +
      sheet.show(middle, cy, Math.min(rx, ry) * 1.5) +
      head({ ...sheet, ink: clearest(look.band, ['#FFFDF7', look.body]) }, y + height * 0.85, height * 0.11)
    )
  },
  function column(sheet) {
    const { middle, y, width, height, look, label } = sheet
    const wide = width * 0.68
    return (
      rect(middle - wide / 2 - 5, y, wide + 10, height, look.band) +
      rect(middle - wide / 2, y, wide, height, label) +
      head(
        { ...sheet, ink: clearest(label, [look.body, look.band, look.cap]) },
        y + height * 0.09,
        height * 0.13,
      ) +
      line(`M${middle - wide * 0.3} ${y + height * 0.9}h${wide * 0.6}`, look.band, 4) +
      sheet.show(middle, y + height * 0.56, Math.min(wide * 0.94, height * 0.58))
    )
  },
]

/** The colour of what is in a glass: that of the goods' taste if the print shows one. */
export const insideOf = ({ byTaste }: Print, { pack }: Look, usual: string): string =>
  (byTaste && pack.taste?.colour) || usual

/**
 * The front of a pack in the brand's colours: a sign where its name would be and the icon large on a light ground,
 * in the brand's layout, so that two brands of a kind differ by more than colour.
 */
export function front(area: Front, look: Look, print: Print): string {
  const { ground, fit = 1 } = print
  const icon = printedIcon(print, look)
  const pale = luminance(look.body) > 0.72
  const paper = ['#FFFDF7', mix(look.band, '#FFFFFF', 0.84), mix(look.cap, '#FFFFFF', 0.86)]
  const label =
    ground ?? (pale ? mix(look.band, '#FFFFFF', 0.84) : (paper[look.variant % paper.length] ?? '#FFFDF7'))
  const sheet: Sheet = {
    ...area,
    middle: area.x + area.width / 2,
    label,
    ink: pale
      ? clearest(look.body, [look.band, look.cap])
      : clearest(look.body, ['#FFFDF7', look.cap, darker(look.body, 0.6)]),
    look,
    show: (cx, cy, size) => iconAt(icon, cx, cy, size * fit),
  }
  const layout = layouts[look.design % layouts.length]
  return layout ? layout(sheet) : ''
}
