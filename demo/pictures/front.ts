import { clearest, darker, luminance, mix } from './colour.ts'
import { iconAt } from './icons.ts'
import type { Look } from './look.ts'
import { circle, ellipse, line, path, rect } from './svg.ts'

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
}

interface Sheet extends Front {
  readonly middle: number
  /** The ground under the icon. */
  readonly label: string
  /** What reads on the pack's main colour. */
  readonly ink: string
  readonly look: Look
  readonly show: (cx: number, cy: number, size: number) => string
}

/** A brand's sign: bars and shapes where a name would stand, never letters. */
function sign({ middle, width, look, ink }: Sheet, top: number, height: number): string {
  const wide = width * 0.56
  const left = middle - wide / 2
  const inner = clearest(ink, [look.body, look.band, look.cap])
  const bar = rect(middle - wide * 0.3, top + height * 0.36, wide * 0.6, height * 0.28, inner, height * 0.14)
  const signs = [
    () => rect(left, top, wide, height, ink, height / 2) + bar,
    () =>
      rect(left, top, wide, height * 0.5, ink, 2) +
      rect(left + wide * 0.18, top + height * 0.68, wide * 0.64, height * 0.26, ink, 2, 0.75),
    () => ellipse(middle, top + height / 2, wide * 0.54, height * 0.62, ink) + bar,
    () =>
      path(
        `M${left - 4} ${top}h${wide + 8}l-5 ${height / 2}l5 ${height / 2}h${-wide - 8}l5 ${-height / 2}z`,
        ink,
      ) + bar,
    () =>
      circle(left + height * 0.5, top + height / 2, height * 0.5, ink) +
      rect(left + height * 1.3, top + height * 0.22, wide - height * 1.3, height * 0.5, ink, 2),
  ]
  return signs[(look.design + look.variant * 3) % signs.length]?.() ?? ''
}

const layouts: readonly ((sheet: Sheet) => string)[] = [
  function disc(sheet) {
    const { middle, y, width, height, look, label } = sheet
    const radius = Math.min(width * 0.45, height * 0.36)
    const cy = y + height * 0.61
    return (
      rect(sheet.x, y, width, height * 0.05, look.band) +
      rect(sheet.x, y + height * 0.95, width, height * 0.05, look.band) +
      sign(sheet, y + height * 0.08, height * 0.12) +
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
      sign(sheet, y + height * 0.09, height * 0.13) +
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
      sign(sheet, y + height * 0.04, height * 0.11) +
      sheet.show(middle, spring + size * 0.16, size)
    )
  },
  function diagonal(sheet) {
    const { x, middle, y, width, height, look, label } = sheet
    const right = x + width
    return (
      path(`M${x} ${y + height * 0.44}L${right} ${y + height * 0.2}V${y + height}H${x}z`, look.band) +
      path(`M${x} ${y + height * 0.53}L${right} ${y + height * 0.29}V${y + height}H${x}z`, label) +
      sign({ ...sheet, middle: middle - width * 0.12 }, y + height * 0.08, height * 0.13) +
      sheet.show(middle + width * 0.04, y + height * 0.7, Math.min(width * 0.74, height * 0.56))
    )
  },
  function split(sheet) {
    const { x, middle, y, width, height, look, label } = sheet
    const side = Math.min(width * 0.84, height * 0.62)
    return (
      rect(x, y, width, height * 0.5, look.band) +
      rect(middle - side / 2, y + height * 0.3, side, side, label, 10) +
      sign(
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
      sign(sheet, y + height * 0.07, height * 0.13) +
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
      sign({ ...sheet, ink: clearest(look.band, ['#FFFDF7', look.body]) }, y + height * 0.85, height * 0.11)
    )
  },
  function column(sheet) {
    const { middle, y, width, height, look, label } = sheet
    const wide = width * 0.78
    return (
      rect(middle - wide / 2 - 5, y, wide + 10, height, look.band) +
      rect(middle - wide / 2, y, wide, height, label) +
      sign(
        { ...sheet, ink: clearest(label, [look.body, look.band, look.cap]) },
        y + height * 0.09,
        height * 0.13,
      ) +
      line(`M${middle - wide * 0.3} ${y + height * 0.9}h${wide * 0.6}`, look.band, 4) +
      sheet.show(middle, y + height * 0.56, Math.min(wide * 0.94, height * 0.58))
    )
  },
]

/** How many layouts there are for a brand to have one of. */
export const LAYOUTS = layouts.length

/**
 * The front of a pack in the brand's colours: a sign where its name would be and the icon large on a light ground,
 * in the brand's layout, so that two brands of a kind differ by more than colour.
 */
export function front(area: Front, look: Look, { icon, ground, fit = 1 }: Print): string {
  const pale = luminance(look.body) > 0.72
  const label = ground ?? (pale ? mix(look.band, '#FFFFFF', 0.86) : '#FFFDF7')
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

/** A small label, where there is room for an icon and a bar only: sauce bottles, sleeves, lids. */
export function smallFront(area: Front, look: Look, { icon, ground, fit = 1 }: Print): string {
  const { x, y, width, height } = area
  const label = ground ?? '#FFFDF7'
  const size = Math.min(width, height) * 0.8 * fit
  const middle = x + width / 2
  const cy = y + height / 2
  const prints = [
    rect(x, y, width, height, look.band) + rect(x, y + height * 0.09, width, height * 0.82, label),
    rect(x, y, width, height, look.band) + circle(middle, cy, Math.min(width, height) * 0.46, label),
    rect(x, y, width, height, label) + rect(x, y, width, height * 0.14, look.band),
    rect(x, y, width, height, look.band) + ellipse(middle, cy, width * 0.47, height * 0.43, label),
  ]
  return (prints[look.design % prints.length] ?? '') + iconAt(icon, middle, cy, size)
}
