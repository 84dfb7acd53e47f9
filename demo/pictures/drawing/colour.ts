/** Arithmetic on `#RRGGBB` colours, for shades, tints and what is readable on what. */
type Channels = readonly [number, number, number]

function channelsOf(hex: string): Channels {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour of the form #RRGGBB: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** `share` of `other` (0 to 1) stirred into `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const [r, g, b] = channelsOf(hex)
  const [r2, g2, b2] = channelsOf(other)
  return hexOf([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share])
}

export const darker = (hex: string, share = 0.18): string => mix(hex, '#0B1A14', share)

export const lighter = (hex: string, share = 0.3): string => mix(hex, '#FFFFFF', share)

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = channelsOf(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

/** The candidate that stands out most from `ground`. */
export function clearest(ground: string, candidates: readonly [string, ...string[]]): string {
  return candidates.reduce((best, each) => (contrast(ground, each) > contrast(ground, best) ? each : best))
}

/** The same colour with its hue turned by `degrees`; greys stay grey. */
export function turnHue(hex: string, degrees: number): string {
  const [r, g, b] = channelsOf(hex)
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const side = (1 - cos) / 3
  const root = Math.sqrt(1 / 3) * sin
  const keep = cos + side
  const within = (channel: number): number => Math.min(255, Math.max(0, channel))
  return hexOf([
    within(r * keep + g * (side - root) + b * (side + root)),
    within(r * (side + root) + g * keep + b * (side - root)),
    within(r * (side - root) + g * (side + root) + b * keep),
  ])
}
