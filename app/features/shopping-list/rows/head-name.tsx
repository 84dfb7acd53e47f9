import { Trans } from '@lingui/react/macro'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'

type Properties = {
  kind: 'chain' | 'fetched'
  chainName: string | null
  /** Whether all items of the group were typed. */
  isManual: boolean
}

/** The name of a group of items: its chain, or what they have in common. */
export function HeadName({ kind, chainName, isManual }: Properties) {
  if (kind === 'fetched') return <Trans>Allerede hentet</Trans>
  if (chainName !== null) return <ChainTile name={chainName} />
  return isManual ? <Trans>Egne varer</Trans> : <Trans>Uden kæde</Trans>
}
