import type { CSSProperties } from 'react'
import { chainColours } from '#app/domain/chains/chain-tiles.ts'

/** The colours of a chain's tile as variables of CSS; undefined for an unknown chain. */
export function tileStyle(name: string): CSSProperties | undefined {
  const colours = chainColours(name)
  return colours && ({ '--tile': colours.background, '--on-tile': colours.foreground } as CSSProperties)
}
