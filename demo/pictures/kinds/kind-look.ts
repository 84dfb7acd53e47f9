import type { Drawing } from '../look.ts'

/** How a kind of goods is drawn, and the packs' colours of brands whose own are not known, as `body band cap`. */
export type KindLook = { draw: Drawing; palettes: readonly string[] }

/** A kind's look; goods that show their own colours need no palettes. */
export function kind(draw: Drawing, ...palettes: string[]): KindLook {
  return { draw, palettes: palettes.length > 0 ? palettes : ['14513F E1EEE5 F2B90C'] }
}
