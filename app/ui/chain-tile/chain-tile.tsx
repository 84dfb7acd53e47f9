import type { CSSProperties } from 'react'
import { chainTile } from 'styled-system/recipes'
import { chainColours } from '#app/domain/chains/chain-tiles.ts'

/** A chain's name in our font on a colour like the chain's; an unknown chain has neutral colours. */
export function ChainTile({ name, size }: { name: string; size?: 'sm' | 'lg' }) {
  const colours = chainColours(name)
  const style =
    colours && ({ '--tile': colours.background, '--on-tile': colours.foreground } as CSSProperties)
  return (
    <span className={chainTile({ size })} style={style}>
      {name}
    </span>
  )
}
