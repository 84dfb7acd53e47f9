import { Trans, useLingui } from '@lingui/react/macro'
import { chip, chips } from 'styled-system/recipes'
import type { Facet } from '#app/domain/search/filters/filters.ts'
import { Empty } from '#app/ui/empty/empty.tsx'
import { FoundCount } from '../filters/offer-counts.tsx'
import { ResultsLink } from '../filters/results-link.tsx'
import { shortTerm } from '../head/results-title.ts'
import type { Selection } from '../use-results-search.ts'
import { PopularSearches } from './popular-searches.tsx'

type Properties = {
  term: string
  chains: Facet[]
  /** Popular searches. */
  popular: string[]
  selection: Selection
}

/**
 * The message for a search whose term only wholesale chains sell, with a link to the offers of each (§3 product
 * offer), and popular searches.
 */
export function OnlyWholesale({ term, chains, popular, selection }: Properties) {
  const { t } = useLingui()
  const searched = shortTerm(term)
  return (
    <Empty
      product="lemon"
      level={1}
      title={searched ? <Trans>Ingen resultater for {searched}</Trans> : <Trans>Ingen tilbud lige nu</Trans>}
    >
      <p>
        <Trans>Kun engrosbutikker har det på tilbud.</Trans>{' '}
        <Trans>De sælger mest til virksomheder, så vi viser kun deres tilbud, når du vælger kæden.</Trans>
      </p>
      <ul className={chips()} aria-label={t`Kæder`}>
        {chains.map(({ id, name, offers }) => (
          <li key={id}>
            <ResultsLink to={{ ...selection.search, chain: [id] }} selection={selection} className={chip()}>
              {name}: <FoundCount total={offers} />
            </ResultsLink>
          </li>
        ))}
      </ul>
      <PopularSearches terms={popular} />
    </Empty>
  )
}
