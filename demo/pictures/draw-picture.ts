import { brandColours } from './brands/brand-colours.ts'
import { brandSlug } from './brands/brand-slug.ts'
import { contrast, darker, luminance, mix, turnHue } from './drawing/colour.ts'
import { type Palette, palette } from './drawing/look.ts'
import { picture } from './icons.ts'
import type { KindLook } from './kinds/kind-look.ts'
import { kindLooks } from './kinds/kinds.ts'
import type { Pictured } from './pictures.ts'

/** A whole number that a text always gives, its 32 bits well mixed (FNV-1a with a final avalanche). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A palette a little warmer or colder, lighter or deeper: brands that share one are still told apart. */
function tinged({ body, band, cap }: Palette, hash: number, most: number): Palette {
  const degrees = (hash % (2 * most + 1)) - most
  const depth = (((hash >>> 5) % 9) - 4) / 40
  const tinge = (colour: string): string =>
    // White stays white: cream and grey would say something else of a pack.
    luminance(colour) > 0.8
      ? colour
      : mix(turnHue(colour, degrees), depth < 0 ? '#0B1A14' : '#FFFFFF', Math.abs(depth))
  return { body: tinge(body), band: tinge(band), cap }
}

/** The main colour of one of a kind's palettes with the second colours of another, where the two can be told apart. */
function drawnFrom(palettes: KindLook['palettes'], hash: number): Palette {
  const one = palette(palettes[hash % palettes.length] ?? palettes[0])
  const other = palette(palettes[(hash >>> 11) % palettes.length] ?? palettes[0])
  return contrast(one.body, other.band) < 1.8 ? one : { ...other, body: one.body }
}

/** What a brand's varieties differ by: colours that are well told apart. */
const accents = [
  ...['#C8102E', '#1E7A3C', '#2B6CB0', '#F2B90C', '#6B4FA0', '#F27B4B', '#0E6B6B', '#8A5A2C'],
  ...['#E87E9A', '#8FC0DC', '#1B1A1D', '#B7C94A', '#7A1F2B', '#F2E9DA'],
]

/** A palette in the colours of one of its varieties: the pack stays the brand's, its band and cap change. */
function ofVariety(base: Palette, variety: number, hash: number): Palette {
  if (variety === 0) return base
  const free = accents.filter((accent) => contrast(accent, base.body) > 1.3 && accent !== base.band)
  const band = free[(hash + variety) % free.length] ?? base.band
  return { body: base.body, band, cap: variety > free.length ? darker(band, 0.4) : band }
}

function coloursOf(look: KindLook, brand: string | null, kind: string): Palette {
  if (brand === null) return palette(look.palettes[0])
  const known = brandColours(brand)
  if (known && look.wears === 'brand') return tinged(known, hashOf(brand), 4)
  if (look.wears === 'brand') return tinged(drawnFrom(look.palettes, hashOf(brand)), hashOf(brand) >>> 7, 16)
  const hash = hashOf(`${kind}:${brand}`)
  const finish = tinged(
    palette(look.palettes[hash % look.palettes.length] ?? look.palettes[0]),
    hash >>> 7,
    6,
  )
  return known ? { ...finish, band: luminance(known.body) > 0.75 ? known.band : known.body } : finish
}

/**
 * The drawing of a brand's goods of a kind, as SVG text: in the brand's colours where they are known, else in one of the
 * kind's, with a front of its own so that two brands of a kind differ in more than colour.
 * @throws where the kind has no drawing.
 */
export function drawPicture({ brand, kind, pack, variety }: Pictured): string {
  const look = kindLooks[kind]
  if (!look) throw new Error(`no drawing for the kind ${kind}`)
  const maker = brand === null ? null : brandSlug(brand)
  const design = hashOf(maker ?? kind) >>> 4
  const variant = hashOf(`${kind}/${maker ?? ''}`) >>> 4
  const colours = ofVariety(coloursOf(look, maker, kind), variety, design)
  return picture(look.draw({ ...colours, design, variant, branded: maker !== null, pack }))
}
