import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { button, chip, results } from 'styled-system/recipes'
import { isMine } from '#app/domain/chains/is-mine.ts'
import { countChoices } from '#app/domain/search/filters/filters.ts'
import { sortOrders } from '#app/domain/search/filters/orders.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import { withoutFilters } from '#app/domain/search/results-search.ts'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/select/select.tsx'
import { readForm, type Selection } from '../use-results-search.ts'
import { Chosen } from './chosen.tsx'
import { filtersFormId, filtersId } from './filters.tsx'
import { MineFilter } from './mine-filter.tsx'
import { ResultsLink } from './results-link.tsx'
import { useOrderWords } from './use-filter-words.ts'

type Properties = {
  data: ResultsPageData
  selection: Selection
  /** Shows the prices of all chains alike, to a shopper with chains. */
  allChains: ReactNode
}

/** The active choices, each with a link to remove it; the sort control; and on phones the button to the filters. */
export function Toolbar({ data, selection, allChains }: Properties) {
  const { t } = useLingui()
  const classes = results()
  const { search, change } = selection
  const { choice } = useMyChains()
  const chosen = countChoices(search)
  const orderWords = useOrderWords()
  return (
    <div className={classes.tools}>
      <MineFilter selection={selection} as="chip" />
      {/* Chosen chains are all that is shown; they are taken off by their own links. */}
      {!search.chain?.length && allChains}
      <button
        type="button"
        popoverTarget={filtersId}
        className={cx(chip(), classes.filterButton)}
        aria-current={chosen > 0}
      >
        <Icon name="sliders-horizontal" />
        <Trans>Filtre</Trans>
        {chosen > 0 && <small>{chosen}</small>}
      </button>
      <Select
        label={t`Sortér:`}
        name="sort"
        form={filtersFormId}
        value={search.sort ?? 'relevance'}
        options={sortOrders.map((value) => ({ value, label: orderWords[value] }))}
        onChange={({ currentTarget: { form } }) => {
          if (form) change({ search: readForm(form) })
        }}
      />
      <Chosen data={data} selection={selection} except={isMine(search.chain, choice) ? 'chain' : undefined} />
      {chosen > 0 && (
        <ResultsLink to={withoutFilters(search)} selection={selection} className={button({ kind: 'text' })}>
          <Trans>Ryd filtre</Trans>
        </ResultsLink>
      )}
    </div>
  )
}
