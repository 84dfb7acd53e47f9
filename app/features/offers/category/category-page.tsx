import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categoryPage, chip, chips, pageColumn } from 'styled-system/recipes'
import { type CategorySearch, categorySlug } from '#app/domain/categories/category-search.ts'
import { partName } from '#app/domain/categories/part-names.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { CategoryPageData } from '#app/domain/search/pages.ts'
import { isFiltered, withChoice } from '#app/domain/search/results-search.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { FoundCount } from '../results/filters/offer-counts.tsx'
import { Toolbar } from '../results/filters/toolbar.tsx'
import { ResultsBody } from '../results/results-body.tsx'
import { useResultsSearch } from '../results/use-results-search.ts'
import { NoOffers } from './no-offers.tsx'

type Properties = {
  data: CategoryPageData
  country: Country
  search: CategorySearch
  /** The slots of ads among the offers and beside them. */
  ad: ReactNode
  beside: ReactNode
  /** Where the shopper chooses their chains, if they want to see only those; called with their ids when they are saved. */
  renderChains: (onKept: (chainIds: number[]) => void) => ReactNode
  /** Shows the prices of all chains alike, to a shopper with chains. */
  allChains: ReactNode
  /** Where the shopper says which memberships they have, among the filters. */
  memberships: ReactNode
}

/** A category page: its sub-list as chips, and its offers as on a results page (§2.1, §2.3). */
export function CategoryPage({
  data,
  country,
  search,
  ad,
  beside,
  renderChains,
  allChains,
  memberships,
}: Properties) {
  const { t } = useLingui()
  const { category, results: found } = data
  const { id, part, ...address } = search
  const selection = useResultsSearch(address, { id, part })
  const slug = categorySlug(category.name)
  const title = part ? partName(part, country) : category.name
  const isEmpty = found.total === 0 && !isFiltered(address)
  const classes = categoryPage()
  return (
    <main id="main" className={pageColumn()}>
      <div>
        <Breadcrumbs>
          <Link to="/{-$locale}">
            <Trans>Forside</Trans>
          </Link>
          <Link to="/{-$locale}/paper">
            <Trans>Kategorier</Trans>
          </Link>
          {part && (
            <Link to="/{-$locale}/category/$slug" params={{ slug }} search={{ id }}>
              {category.name}
            </Link>
          )}
          <span aria-current="page">{title}</span>
        </Breadcrumbs>
        <div className={classes.intro}>
          <div className={classes.title}>
            <h1>{title}</h1>
            <p role="status" aria-busy={selection.isPending}>
              <FoundCount total={found.totalOffers} />
            </p>
          </div>
          {category.parts.length > 1 && (
            <nav className={classes.sub} aria-label={t`Underkategorier`}>
              <details className={classes.parts}>
                <summary className={chip()}>
                  <Trans>Flere</Trans> <Icon name="caret-down" />
                </summary>
                <div className={chips()}>
                  <Link
                    to="/{-$locale}/category/$slug"
                    params={{ slug }}
                    search={{ id }}
                    className={chip()}
                    aria-current={part === undefined}
                  >
                    <Trans>Alle</Trans>
                  </Link>
                  {category.parts.map(({ part: each }) => (
                    <Link
                      key={each}
                      to="/{-$locale}/category/$slug"
                      params={{ slug }}
                      search={{ id, part: each }}
                      className={chip()}
                      aria-current={part === each}
                    >
                      {partName(each, country)}
                    </Link>
                  ))}
                </div>
              </details>
            </nav>
          )}
          {!isEmpty && (
            <div className={classes.tools}>
              <Toolbar data={found} selection={selection} allChains={allChains} />
            </div>
          )}
        </div>
      </div>
      {isEmpty ? (
        <NoOffers title={title} />
      ) : (
        <>
          {renderChains(
            (chain) =>
              void selection.change({ search: withChoice(selection.search, 'chain', chain), anew: true }),
          )}
          <ResultsBody
            data={found}
            country={country}
            address={address}
            selection={selection}
            memberships={memberships}
            ad={ad}
            beside={beside}
          />
        </>
      )}
    </main>
  )
}
