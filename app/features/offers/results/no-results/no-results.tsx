import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { button, chips, results } from 'styled-system/recipes'
import { countChoices } from '#app/domain/search/filters/filters.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import { withoutFilters } from '#app/domain/search/results-search.ts'
import { Empty } from '#app/ui/empty/empty.tsx'
import { Chosen } from '../filters/chosen.tsx'
import { ResultsLink } from '../filters/results-link.tsx'
import { shortTerm } from '../head/results-title.ts'
import type { Selection } from '../use-results-search.ts'
import { PopularSearches } from './popular-searches.tsx'

type Properties = {
  term: string
  popular: string[]
  /** Which wholesale chains sell it, if only they do. */
  wholesale: ReactNode
  /** The offers whose names have the term, if there are some. */
  byName: ReactNode
  /** Goods of the nearest kind, if the term means goods that nobody sells. */
  nearest: ReactNode
}

/** The message for a search without results (§8, No search results), with popular searches. */
export function NoResults({ term, popular, wholesale, byName, nearest }: Properties) {
  const searched = shortTerm(term)
  const title = searched ? (
    <Trans>Ingen resultater for {searched}</Trans>
  ) : (
    <Trans>Ingen tilbud lige nu</Trans>
  )
  if (!wholesale && (byName || nearest))
    return (
      <>
        <div className={cx(results().head, results().bareHead)}>
          <h1>{title}</h1>
        </div>
        {byName}
        {nearest}
        <div className={results().others}>
          <PopularSearches terms={popular} />
        </div>
      </>
    )
  return (
    <>
      <Empty product="lemon" level={1} title={title}>
        {wholesale || (
          <p>
            <Trans>Se efter slåfejl, eller prøv et kortere ord: ost i stedet for skiveost 45+.</Trans>
          </p>
        )}
        <PopularSearches terms={popular} />
        {searched && !wholesale && (
          <Link to="/{-$locale}/offer" className={button({ kind: 'mild' })}>
            <Trans>Se alle ugens tilbud</Trans>
          </Link>
        )}
      </Empty>
      {byName}
    </>
  )
}

/** The message if the filters exclude all results, with a link that takes off each of them. */
export function NothingLeft({ data, selection }: { data: ResultsPageData; selection: Selection }) {
  const { search } = selection
  return (
    <Empty product="lemon" title={<Trans>Ingen tilbud passer til dine filtre</Trans>}>
      <p>
        <Trans>Fjern et filter for at se flere tilbud.</Trans>
      </p>
      <div className={chips()}>
        <Chosen data={data} selection={selection} />
      </div>
      {countChoices(search) > 1 && (
        <ResultsLink to={withoutFilters(search)} selection={selection} className={button({ kind: 'mild' })}>
          <Trans>Ryd filtre</Trans>
        </ResultsLink>
      )}
    </Empty>
  )
}
