import type { Drawing } from '../drawing/look.ts'

/**
 * How a kind of goods is drawn. `palettes` are its colours as `body band cap`: of a pack, what a brand whose own colours
 * are not known may wear; of a thing, the finishes it is made in, and a brand's own colour is its accent only.
 */
export type KindLook = {
  readonly draw: Drawing
  readonly palettes: readonly [string, ...string[]]
  readonly wears: 'brand' | 'finish'
}

const looking = (wears: KindLook['wears'], draw: Drawing, palettes: readonly string[]): KindLook => {
  const [first = '14513F E1EEE5 F2B90C', ...rest] = palettes
  return { draw, palettes: [first, ...rest], wears }
}

/** Goods in a brand's colours; what shows only its own needs no palettes. */
export const kind = (draw: Drawing, ...palettes: string[]): KindLook => looking('brand', draw, palettes)

/** Things made in a few finishes whatever the brand: a fridge is white or steel. */
export const thing = (draw: Drawing, ...finishes: string[]): KindLook => looking('finish', draw, finishes)
