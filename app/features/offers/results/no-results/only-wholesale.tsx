import { Trans, useLingui } from '@lingui/react/macro'
import { chip, chips } from 'styled-system/recipes'
import type { Facet } from '#app/domain/search/filters/filters.ts'
import { FoundCount } from '../filters/offer-counts.tsx'
import { ResultsLink } from '../filters/results-link.tsx'
import type { Selection } from '../use-results-search.ts'

/** Says that only wholesale chains sell what was searched for, with a link to the offers of each (§3 product offer). */
export function OnlyWholesale({ chains, selection }: { chains: Facet[]; selection: Selection }) {
  const { t } = useLingui()
  return (
    <>
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
    </>
  )
}
