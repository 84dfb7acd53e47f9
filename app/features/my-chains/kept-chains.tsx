import { Trans } from '@lingui/react/macro'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { KeptStatus } from '#app/ui/kept-status/kept-status.tsx'
import { ChainTiles } from './chain-tiles.tsx'

/** The user's chains, each of which is kept as soon as it is pressed (§4 My chains). */
export function KeptChains() {
  const { press } = useTab()
  const { tiles, marked, view, latest } = useMyChains()
  const pressed = tiles.find(({ id }) => id === latest?.id)
  return (
    <>
      <ChainTiles
        chains={tiles}
        marked={marked}
        onToggled={(id) => press({ to: 'myChains', event: { type: 'chain.kept', id } })}
      />
      <KeptStatus
        state={view === 'failed' || view === 'saving' ? view : 'settled'}
        latest={latest && pressed && { name: pressed.name, isOn: latest.isOn }}
        failure={<Trans>Dine kæder blev ikke gemt.</Trans>}
        onRetried={() => press({ to: 'myChains', event: { type: 'choice.saved' } })}
      />
    </>
  )
}
