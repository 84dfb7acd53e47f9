import { Trans } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { chip, filters, results } from 'styled-system/recipes'
import { isMine } from '#app/domain/chains/is-mine.ts'
import { withChoice } from '#app/domain/search/results-search.ts'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { useFocusOfView } from '#app/ui/focus/use-focus-of-view.ts'
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
  // Of the two forms only the one that is drawn can take the focus.
  const place = useFocusOfView(isChoosing ? 'asked' : 'chosen')
  const keepPlace = (element: HTMLElement | null) => {
    place.current = element
  }
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
        ref={keepPlace}
        type="button"
        className={className}
        aria-expanded={isChoosing}
        onClick={() => press({ to: 'myChains', event: { type: 'choice.opened' } })}
      >
        {drawn}
      </button>
    )
  const next = withChoice(selection.search, 'chain', isOn ? [] : (choice ?? []))
  return (
    <ResultsLink
      ref={keepPlace}
      to={next}
      selection={selection}
      className={className}
      aria-current={isOn}
      // The focus comes here by itself, which would load the page that the choice has left.
      preload={false}
    >
      {drawn}
    </ResultsLink>
  )
}
