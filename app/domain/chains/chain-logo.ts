import { slugOf } from '../text/slug.ts'
import { tileOf } from './chain-tiles.ts'

/** The path of a chain's monogram, by its name in any case; empty for an unknown chain (§3). */
export function chainLogo(name: string): string {
  return tileOf(name) === undefined ? '' : `/chains/${slugOf(name)}.svg`
}
