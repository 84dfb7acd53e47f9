import { Trans } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { chip, filters, results } from 'styled-system/recipes'
import { isMine } from '#app/domain/chains/is-mine.ts'
import { readResultsSearch } from '#app/domain/search/results-search.ts'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import type { Selection } from '../use-results-search.ts'
import { ResultsLink } from './results-link.tsx'

type Properties = {
  selection: Selection
  /** A chip on phones, a row with a switch beside the offers. */
  as: 'chip' | 'switch'
}

/**
 * Shows only the offers of the shopper's chains: the filter by chain with all of them, so that the address tells it. Who
 * has chosen none is asked for them first (§4 My chains).
 */
export function MineFilter({ selection, as }: Properties) {
  const { press } = useTab()
  const { tiles, choice, isChoosing } = useMyChains()
  const classes = filters()
  const mine = tiles.filter(({ id }) => choice?.includes(id))
  const isOn = isMine(selection.search.chain, choice)
  const className = as === 'chip' ? cx(chip(), results().mine) : classes.mine
  const drawn =
    as === 'chip' ? (
      <Trans>Kun mine kæder</Trans>
    ) : (
      <>
        <span>
          <b>
            <Trans>Kun mine kæder</Trans>
          </b>
          {mine.length > 0 && <small>{mine.map(({ name }) => name).join(', ')}</small>}
        </span>
        <span className={classes.switch} data-on={isOn} />
      </>
    )
  if (tiles.length === 0) return null
  if (mine.length === 0)
    return (
      <button
        type="button"
        className={className}
        aria-expanded={isChoosing}
        onClick={() => press({ to: 'myChains', event: { type: 'choice.opened' } })}
      >
        {drawn}
      </button>
    )
  const { chain: _, show: __, ...others } = selection.search
  const next = readResultsSearch({ ...others, chain: isOn ? undefined : choice })
  return (
    <ResultsLink to={next} selection={selection} className={className} aria-current={isOn}>
      {drawn}
    </ResultsLink>
  )
}
