import { readFileSync } from 'node:fs'
import { picture } from './icons.ts'
import { kindLooks } from './kinds/kinds.ts'
import { type Palette, palette } from './look.ts'
import type { Pictured } from './pictures.ts'

/** The packs' colours of well-known brands, by lower-cased name. */
const brandPalettes = new Map<string, Palette>(
  readFileSync('demo/brands.csv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [brand = '', ...colours] = line.split(',')
      return [brand.toLowerCase(), palette(colours.join(' ').replaceAll('#', ''))]
    }),
)

/** A whole number that a text always gives, spread over 32 bits (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/**
 * The drawing of a brand's goods of a kind, as SVG text: in the brand's colours where they are known, else in one of the
 * kind's, with a front of its own so that two brands of a kind differ in more than colour.
 * @throws where the kind has no drawing.
 */
export function drawPicture({ brand, kind }: Pictured): string {
  const look = kindLooks[kind]
  if (!look) throw new Error(`no drawing for the kind ${kind}`)
  const hash = hashOf(`${brand ?? ''} ${kind}`)
  const fallback = palette(look.palettes[hash % look.palettes.length] ?? '')
  const colours = brandPalettes.get((brand ?? '').toLowerCase()) ?? fallback
  const variant = Math.floor(hash / 31) % 7
  const design = Math.floor(hash / 997) % 97
  return picture(look.draw({ ...colours, design, variant, branded: brand !== null }))
}
