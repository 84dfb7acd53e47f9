import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cx } from 'styled-system/css'
import { button, myChains, pageColumn, readAloud } from 'styled-system/recipes'
import { type ShownChains, useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { useFocusOfView } from '#app/ui/focus/use-focus-of-view.ts'
import { Choosing } from './choosing.tsx'

/** The shopper's chains on the front page: asked for below the search until they are chosen, then one line. */
export function FrontChains() {
  const { t } = useLingui()
  const chains = useMyChains()
  const place = useFocusOfView(chains.view)
  const { view, tiles } = chains
  const [wasDeclined] = useState(view === 'declined')
  if (tiles.length === 0 || (wasDeclined && view === 'declined')) return null
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={cx(pageColumn(), myChains().root)}
      aria-label={t`Dine kæder`}
    >
      <Shown chains={chains} />
    </section>
  )
}

function Shown({ chains }: { chains: ShownChains }) {
  if (chains.view === 'chosen') return <Line chains={chains} />
  if (chains.view !== 'declined') return <Choosing chains={chains} />
  return (
    <p className={readAloud()}>
      <Trans>Du kan stadig vælge dine kæder, når du filtrerer tilbud.</Trans>
    </p>
  )
}

function Line({ chains: { tiles, choice } }: { chains: ShownChains }) {
  const { press } = useTab()
  const classes = myChains()
  return (
    <div className={classes.line}>
      <div className={classes.names}>
        <h2>
          <Trans>Dine kæder</Trans>
        </h2>
        {tiles
          .filter(({ id }) => choice?.includes(id))
          .map(({ id, name }) => (
            <ChainTile key={id} name={name} />
          ))}
      </div>
      <button
        type="button"
        className={button({ kind: 'text' })}
        onClick={() => press({ to: 'myChains', event: { type: 'choice.opened' } })}
      >
        <Trans>Ret</Trans>
      </button>
    </div>
  )
}
