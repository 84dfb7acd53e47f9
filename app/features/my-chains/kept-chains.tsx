import { Trans } from '@lingui/react/macro'
import { button, myChains } from 'styled-system/recipes'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ChainTiles } from './chain-tiles.tsx'

/** The user's chains, each of which is kept as soon as it is pressed (§4 My chains). */
export function KeptChains() {
  const { press } = useTab()
  const { tiles, marked, view, latest } = useMyChains()
  const classes = myChains()
  const name = tiles.find(({ id }) => id === latest?.id)?.name
  return (
    <>
      <ChainTiles
        chains={tiles}
        marked={marked}
        onToggled={(id) => press({ to: 'myChains', event: { type: 'chain.kept', id } })}
      />
      <div className={classes.kept}>
        <span role="status">
          {view === 'failed' ? (
            <Trans>Dine kæder blev ikke gemt.</Trans>
          ) : (
            view !== 'saving' &&
            name && (
              <>
                <Icon name="check" />{' '}
                {latest?.isOn ? <Trans>{name} er gemt</Trans> : <Trans>{name} er fjernet</Trans>}
              </>
            )
          )}
        </span>
        {view === 'failed' && (
          <button
            type="button"
            className={button({ kind: 'text' })}
            onClick={() => press({ to: 'myChains', event: { type: 'choice.saved' } })}
          >
            <Trans>Prøv igen</Trans>
          </button>
        )}
      </div>
    </>
  )
}
