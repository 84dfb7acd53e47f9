import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link, results } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { perUnit } from '#app/domain/offers/unit-price-texts.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { FoundCount, ProductCount } from './filters/offer-counts.tsx'
import { shortTerm } from './head/results-title.ts'

type Properties = {
  data: ResultsPageData
  title: string
  /** The lowest price of a full unit, if the offers are comparable. */
  lowest: ResultsPageData['lowestUnitPrice']
  country: Country
  isPending: boolean
}

/** The heading with the search term and the number of results. */
export function ResultsHeading({ data, title, lowest, country, isPending }: Properties) {
  const { term, correctedTo, total, totalOffers } = data
  const price = lowest && perUnit(formatMoney(lowest.amount, country), lowest.quantityType, country)
  const typed = shortTerm(term)
  return (
    <div className={results().head}>
      <Breadcrumbs>
        <Link to="/{-$locale}">
          <Trans>Forside</Trans>
        </Link>
        <span aria-current="page">{term ? <Trans>Søgning</Trans> : <Trans>Tilbud</Trans>}</span>
      </Breadcrumbs>
      <h1>{title}</h1>
      <p className={results().count} role="status" aria-busy={isPending}>
        <span>
          {total < totalOffers && (
            <>
              <ProductCount total={total} /> ·{' '}
            </>
          )}
          <FoundCount total={totalOffers} />
          {price && ' ·'}
        </span>{' '}
        {price && (
          <span>
            <Trans>fra {price}</Trans>
          </span>
        )}
      </p>
      {correctedTo && (
        <Note icon="info">
          <Trans>
            Vi viser tilbud på <b>{correctedTo}</b>. Søg i stedet efter{' '}
            <Link to="/{-$locale}/offer/$term" params={{ term }} search={{ exact: 1 }} className={link()}>
              {typed}
            </Link>
          </Trans>
        </Note>
      )}
    </div>
  )
}
