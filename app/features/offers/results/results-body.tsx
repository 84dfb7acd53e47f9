import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { cx } from 'styled-system/css'
import { offerGrid, readAloud, results } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx'
import { OfferCard } from '../offer-card.tsx'
import { offersId } from '../offers-id.ts'
import { comparedOffers } from './compared-offers.ts'
import { Filters } from './filters/filters.tsx'
import { Toolbar } from './filters/toolbar.tsx'
import { NothingLeft } from './no-results/no-results.tsx'
import { ShowMore } from './show-more.tsx'
import type { Selection } from './use-results-search.ts'

type Properties = {
  data: ResultsPageData
  country: Country
  /** The selection of the address, which the offers belong to; `selection` may already be ahead of it. */
  address: ResultsSearch
  selection: Selection
  /** An ad to place among the offers, if there is one. */
  ad?: ReactNode
}

/** The number of offers before the ad: two rows at the commonest window width. Its style fixes the ad's row. */
const adPlace = 8
const eagerPictures = 4

/** The found offers, sponsored ones first, with filters, a sort control and a link to more of them. */
export function ResultsBody({ data, country, address, selection, ad }: Properties) {
  const grid = useRef<HTMLDivElement>(null)
  const classes = results()
  const cards = comparedOffers(data, address).map((offer, index) => (
    <OfferCard
      key={offer.id}
      offer={offer}
      country={country}
      today={data.today}
      module="results"
      isEager={index < eagerPictures}
    />
  ))
  return (
    <>
      <SkipLink to={offersId}>
        <Trans>Gå til tilbuddene</Trans>
      </SkipLink>
      <div className={classes.layout}>
        <Filters data={data} selection={selection} />
        <div className={classes.main}>
          <h2 className={readAloud()}>
            <Trans>Tilbud</Trans>
          </h2>
          <Toolbar data={data} selection={selection} />
          <div
            ref={grid}
            id={offersId}
            className={cx(offerGrid({ layout: 'beside' }), classes.grid)}
            aria-busy={selection.isPending}
          >
            {cards.slice(0, adPlace)}
            {ad && cards.length >= adPlace && <div className={classes.wide}>{ad}</div>}
            {cards.slice(adPlace)}
          </div>
          {cards.length === 0 && <NothingLeft selection={selection} />}
          <ShowMore shown={cards.length} total={data.total} selection={selection} grid={grid} />
        </div>
      </div>
    </>
  )
}
