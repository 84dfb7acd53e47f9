import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pageColumn } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { countChoices } from '#app/domain/search/filters/filters.ts'
import type { NearestGoods, ResultsPageData } from '#app/domain/search/pages.ts'
import { type ResultsSearch, withChoice } from '#app/domain/search/results-search.ts'
import { AnswerBand } from './answer/answer-band.tsx'
import { answerIn, comparedUnitPrice, scopeOf } from './answer/answered.ts'
import { Toolbar } from './filters/toolbar.tsx'
import { resultsTitle } from './head/results-title.ts'
import { Nearest } from './no-results/nearest.tsx'
import { NoResults } from './no-results/no-results.tsx'
import { OnlyWholesale } from './no-results/only-wholesale.tsx'
import { ResultsBody } from './results-body.tsx'
import { ResultsByName } from './results-by-name.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { useForgetSubmit } from './use-forget-submit.ts'
import { useResultsSearch } from './use-results-search.ts'

type Properties = {
  data: ResultsPageData
  country: Country
  search: ResultsSearch
  /** Goods of the nearest kind, and popular searches, shown if nothing was found. */
  nearest: NearestGoods | null
  popular: string[]
  /** An ad to place among the offers, if there is one. */
  ad?: ReactNode
  /** An ad slot beside the offers, in very wide windows. */
  beside?: ReactNode
  /** Where the shopper chooses their chains, if they want to see only those; called with their ids when they are saved. */
  renderChains: (onKept: (chainIds: number[]) => void) => ReactNode
  /** Shows the prices of all chains alike, to a shopper with chains. */
  allChains: ReactNode
  /** Where the shopper says which memberships they have, among the filters. */
  memberships: ReactNode
}

/** A results page: where it is cheapest, then the products with filters and a sort control (§2.1). */
export function ResultsPage({
  data,
  country,
  search: address,
  nearest,
  popular,
  ad,
  beside,
  renderChains,
  allChains,
  memberships,
}: Properties) {
  const { t } = useLingui()
  useForgetSubmit(address)
  const selection = useResultsSearch(address)
  const title = resultsTitle(data, address, country) ?? t`Alle tilbud`
  const answer = answerIn(data, address)
  const scope = scopeOf(address)
  const isFiltered = countChoices(address) > 0
  if (data.total === 0 && !isFiltered) {
    return (
      <main id="main" className={pageColumn()}>
        <NoResults
          term={data.term}
          popular={popular}
          wholesale={
            data.facets.chain.length > 0 && <OnlyWholesale chains={data.facets.chain} selection={selection} />
          }
          byName={
            data.byName && <ResultsByName data={data} country={country} selection={selection} layout="page" />
          }
          nearest={nearest && <Nearest nearest={nearest} country={country} today={data.today} />}
        />
      </main>
    )
  }

  return (
    <main id="main" className={pageColumn()}>
      <ResultsHeading
        data={data}
        title={title}
        lowest={comparedUnitPrice(data, address)}
        country={country}
        isPending={selection.isPending}
      />
      {renderChains(
        (chain) =>
          void selection.change({ search: withChoice(selection.search, 'chain', chain), anew: true }),
      )}
      <ResultsBody
        data={data}
        address={address}
        country={country}
        selection={selection}
        memberships={memberships}
        answer={answer && <AnswerBand answer={answer} country={country} today={data.today} scope={scope} />}
        toolbar={<Toolbar data={data} selection={selection} allChains={allChains} />}
        ad={ad}
        beside={beside}
      />
    </main>
  )
}
