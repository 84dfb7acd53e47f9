import type { ComponentProps } from 'react'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { ComparedOffer } from './compared-offer.tsx'

type Properties = Omit<ComponentProps<typeof ComparedOffer>, 'lead' | 'remark'>

/** An offer of a watched product, by its chain, on the page of the price agent. */
export function WatchedOffer(properties: Properties) {
  return <ComparedOffer lead={<ChainTile name={properties.offer.chain.name} />} {...properties} />
}
