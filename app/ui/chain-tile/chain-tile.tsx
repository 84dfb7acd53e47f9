import { chainTile } from 'styled-system/recipes'
import { tileStyle } from './tile-style.ts'

/** A chain's name in our font on a colour like the chain's; an unknown chain has neutral colours. */
export function ChainTile({ name, size }: { name: string; size?: 'sm' | 'lg' }) {
  return (
    <span className={chainTile({ size })} style={tileStyle(name)}>
      {name}
    </span>
  )
}
