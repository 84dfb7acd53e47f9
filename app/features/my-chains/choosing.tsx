import { Plural, Trans } from '@lingui/react/macro'
import { button, myChains } from 'styled-system/recipes'
import type { ShownChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { ChainTiles } from './chain-tiles.tsx'

/** Asks at which chains the shopper shops; nothing is kept before it is saved (§4 My chains). */
export function Choosing({ chains }: { chains: ShownChains }) {
  const { press } = useTab()
  const classes = myChains()
  const { tiles, view, marked, choice } = chains
  const isSaving = view === 'saving'
  const isFirst = view === 'asking'
  const leave = () => press({ to: 'myChains', event: { type: isFirst ? 'choice.declined' : 'choice.left' } })
  return (
    <div className={classes.band}>
      <div className={classes.text}>
        <h2>
          <Trans>Hvor handler du?</Trans>
        </h2>
        <p>
          <Trans>Så viser vi din egen laveste pris først.</Trans>
        </p>
      </div>
      <ChainTiles
        chains={tiles}
        marked={marked}
        onToggled={(id) => press({ to: 'myChains', event: { type: 'chain.toggled', id } })}
      />
      <div className={classes.actions}>
        <button
          type="button"
          className={button({ kind: 'text' })}
          aria-disabled={isSaving}
          onClick={() => isSaving || leave()}
        >
          <Trans>Ikke nu</Trans>
        </button>
        {marked.length + (choice?.length ?? 0) > 0 && (
          <button
            type="button"
            className={button()}
            aria-disabled={isSaving}
            onClick={() => isSaving || press({ to: 'myChains', event: { type: 'choice.saved' } })}
          >
            {isSaving ? (
              <Trans>Gemmer …</Trans>
            ) : (
              <Plural value={marked.length} _0="Gem uden kæder" one="Gem # kæde" other="Gem # kæder" />
            )}
          </button>
        )}
        <p className={classes.message} role="status">
          {view === 'failed' && <Trans>Dine kæder blev ikke gemt. Prøv igen.</Trans>}
        </p>
      </div>
    </div>
  )
}
