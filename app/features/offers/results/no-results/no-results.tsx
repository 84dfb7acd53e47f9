import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button } from 'styled-system/recipes'
import { withoutFilters } from '#app/domain/search/results-search.ts'
import { Empty } from '#app/ui/empty/empty.tsx'
import { ResultsLink } from '../filters/results-link.tsx'
import { shortTerm } from '../head/results-title.ts'
import type { Selection } from '../use-results-search.ts'
import { PopularSearches } from './popular-searches.tsx'

/** The message for a search without results (§8, No search results), with popular searches. */
export function NoResults({ term, popular }: { term: string; popular: string[] }) {
  const searched = shortTerm(term)
  return (
    <Empty
      product="lemon"
      level={1}
      title={searched ? <Trans>Ingen resultater for {searched}</Trans> : <Trans>Ingen tilbud lige nu</Trans>}
    >
      <p>
        <Trans>Se efter slåfejl, eller prøv et kortere ord: ost i stedet for skiveost 45+.</Trans>
      </p>
      <PopularSearches terms={popular} />
      {searched && (
        <Link to="/{-$locale}/offer" className={button({ kind: 'mild' })}>
          <Trans>Se alle ugens tilbud</Trans>
        </Link>
      )}
    </Empty>
  )
}

/** The message if the filters exclude all results. */
export function NothingLeft({ selection }: { selection: Selection }) {
  return (
    <Empty product="lemon" title={<Trans>Ingen tilbud passer til dine filtre</Trans>}>
      <p>
        <Trans>Vælg flere kæder eller kategorier, eller ryd filtrene.</Trans>
      </p>
      <ResultsLink
        to={withoutFilters(selection.search)}
        selection={selection}
        className={button({ kind: 'mild' })}
      >
        <Trans>Ryd filtre</Trans>
      </ResultsLink>
    </Empty>
  )
}
