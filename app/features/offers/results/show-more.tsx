import { Trans } from '@lingui/react/macro'
import type { CSSProperties, RefObject } from 'react'
import { button, quiet, results } from 'styled-system/recipes'
import { mostOffersShown, offersPerStep } from '#app/domain/search/results-search.ts'
import { MoreCount, SeenCount } from './filters/offer-counts.tsx'
import { ResultsLink } from './filters/results-link.tsx'
import type { Selection } from './use-results-search.ts'

type Properties = {
  shown: number
  /** How many cards there are, with sponsored ones; as many as are shown if it is not said. */
  cards?: number
  total: number
  selection: Selection
  grid: RefObject<HTMLElement | null>
}

/** The number of offers seen so far, and a link to more. */
export function ShowMore({ shown, cards = shown, total, selection, grid }: Properties) {
  const classes = results()
  const { search } = selection
  if (shown === 0 || shown >= total) return null
  const next = (search.show ?? offersPerStep) + offersPerStep
  const more = Math.min(offersPerStep, total - shown)
  // Moves the keyboard focus to the first of the new offers.
  const goOn = () => {
    const names = grid.current?.querySelectorAll<HTMLElement>('h3 a')
    names?.[cards]?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.more}>
      <span className={quiet()}>
        <SeenCount shown={shown} total={total} />
      </span>
      <span className={classes.seen} style={{ '--seen': `${(shown / total) * 100}%` } as CSSProperties} />
      {next <= mostOffersShown ? (
        <ResultsLink
          to={{ ...search, show: next }}
          selection={selection}
          more
          onArrive={goOn}
          className={button({ kind: 'mild' })}
        >
          <MoreCount more={more} />
        </ResultsLink>
      ) : (
        <span className={quiet()}>
          <Trans>Brug filtrene til at finde resten</Trans>
        </span>
      )}
    </div>
  )
}
