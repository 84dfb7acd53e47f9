import type { ComponentProps } from 'react'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { ComparedOffer } from './compared-offer.tsx'

type Properties = Omit<ComponentProps<typeof ComparedOffer>, 'lead' | 'remark'> & {
  /** The name or size of another product that the watch takes in; empty for the watched one. */
  unlike: string
}

/** An offer of a watched product, by its chain, on the page of the price agent. */
export function WatchedOffer({ unlike, ...properties }: Properties) {
  const lead = (
    <>
      <ChainTile name={properties.offer.chain.name} />
      {unlike && <span>{unlike}</span>}
    </>
  )
  return <ComparedOffer lead={lead} {...properties} />
}
