/** The few SVG words every drawing is written with. A picture is 240 x 240; goods stand on the line y = 200. */
export const GROUND = 200

/** The dark of shadows and shaded sides. */
export const INK = '#0B1A14'

/** One decimal is a quarter of a device pixel at the largest size shown. */
const short = (value: number): number => Math.round(value * 10) / 10

const rounded = (radius: number): string => (radius > 0 ? ` rx="${short(radius)}"` : '')

const see = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${rounded(radius)} fill="${fill}"${see(opacity)}/>`
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${see(opacity)}/>`
}

/** A stroke with round ends and joins. */
export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${see(opacity)}/>`
}

export function circle(cx: number, cy: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${fill}"${see(opacity)}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${see(opacity)}/>`
}

/** Many circles of one colour and radius, at "x y" pairs. */
export function dots(at: readonly (readonly [number, number])[], radius: number, fill: string): string {
  return at.map(([x, y]) => circle(x, y, radius, fill)).join('')
}

/** The side turned from the light. */
export const shade = (d: string, opacity = 0.12): string => path(d, INK, opacity)

/** Where the light falls. */
export const light = (d: string, opacity = 0.25): string => path(d, '#fff', opacity)

/** The soft shadow under what stands on the shelf. */
export const shadow = (rx: number, cx = 120): string => ellipse(cx, GROUND, rx, 6, INK, 0.16)

export interface Placement {
  readonly scale?: number
  /** Degrees clockwise round (x, y). */
  readonly turn?: number
  readonly flip?: boolean
}

/** Content drawn round its own origin, moved to (x, y). */
export function at(
  x: number,
  y: number,
  content: string,
  { scale = 1, turn = 0, flip = false }: Placement = {},
): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`
  const sized = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${sized}">${content}</g>`
}

/** Content cut to the outline `d`; `id` names the cut within its picture. */
export function clip(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}
