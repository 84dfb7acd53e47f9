import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { cx } from 'styled-system/css'
import { offerGrid, pageColumn, readAloud, results } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx'
import { OfferCard } from '../offer-card.tsx'
import { offersId } from '../offers-id.ts'
import { comparedOffers, comparedUnitPrice } from './compared-offers.ts'
import { Filters } from './filters/filters.tsx'
import { Toolbar } from './filters/toolbar.tsx'
import { NoResults, NothingLeft } from './no-results/no-results.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { resultsTitle } from './results-title.ts'
import { ShowMore } from './show-more.tsx'
import { useForgetSubmit } from './use-forget-submit.ts'
import { useResultsSearch } from './use-results-search.ts'

type Properties = {
  data: ResultsPageData
  country: Country
  search: ResultsSearch
  /** Popular searches, shown if nothing was found. */
  popular: string[]
  /** An ad to place among the offers, if there is one. */
  ad?: ReactNode
}

/** The number of offers before the ad: two rows at the commonest window width. Its style fixes the ad's row. */
const adPlace = 8
const eagerPictures = 4

/** A results page: sponsored offers first, then the others, with filters and a sort control (Specification §2.1). */
export function ResultsPage({ data, country, search: address, popular, ad }: Properties) {
  const { t } = useLingui()
  useForgetSubmit(address)
  const selection = useResultsSearch(address)
  const grid = useRef<HTMLDivElement>(null)
  const classes = results()
  const title = resultsTitle(data, address, country) ?? t`Ugens tilbud`
  const isFiltered = Boolean(address.chain || address.category)
  if (data.total === 0 && !isFiltered) {
    return (
      <main id="main" className={pageColumn()}>
        <NoResults term={data.term} popular={popular} />
      </main>
    )
  }

  const cards = comparedOffers(data, address).map((offer, index) => (
    <OfferCard
      key={offer.id}
      offer={offer}
      country={country}
      today={data.today}
      isEager={index < eagerPictures}
    />
  ))
  return (
    <main id="main" className={pageColumn()}>
      <ResultsHeading
        data={data}
        title={title}
        lowest={comparedUnitPrice(data, address)}
        country={country}
        isPending={selection.isPending}
      />
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
    </main>
  )
}
