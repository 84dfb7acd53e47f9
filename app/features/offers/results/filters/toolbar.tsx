import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { button, chip, results } from 'styled-system/recipes'
import { isMine } from '#app/domain/chains/is-mine.ts'
import { type Facet, type ResultsPageData, type SortOrder, sortOrders } from '#app/domain/search/pages.ts'
import { withoutChoice, withoutFilters } from '#app/domain/search/results-search.ts'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/select/select.tsx'
import { readForm, type Selection } from '../use-results-search.ts'
import { filtersFormId, filtersId } from './filters.tsx'
import { MineFilter } from './mine-filter.tsx'
import { ResultsLink } from './results-link.tsx'

type Properties = { data: ResultsPageData; selection: Selection }

/** The active choices, each with a link to remove it; the sort control; and on phones the button to the filters. */
export function Toolbar({ data, selection }: Properties) {
  const { t } = useLingui()
  const classes = results()
  const { search, change } = selection
  const { choice } = useMyChains()
  const chosen = (search.chain?.length ?? 0) + (search.category?.length ?? 0)
  const orderNames: Record<SortOrder, string> = {
    relevance: t`Mest relevante`,
    price: t`Laveste pris`,
    'unit-price': t`Enhedspris`,
    'end-date': t`Slutter først`,
  }
  return (
    <div className={classes.tools}>
      <MineFilter selection={selection} as="chip" />
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
        options={sortOrders.map((value) => ({ value, label: orderNames[value] }))}
        onChange={({ currentTarget: { form } }) => {
          if (form) change({ search: readForm(form) })
        }}
      />
      {!isMine(search.chain, choice) && (
        <Chosen data={data} selection={selection} filter="chain" facets={data.chains} />
      )}
      <Chosen data={data} selection={selection} filter="category" facets={data.categories} />
      {chosen > 0 && (
        <ResultsLink to={withoutFilters(search)} selection={selection} className={button({ kind: 'text' })}>
          <Trans>Ryd filtre</Trans>
        </ResultsLink>
      )}
    </div>
  )
}

function Chosen(properties: Properties & { filter: 'chain' | 'category'; facets: Facet[] }) {
  const { selection, filter, facets } = properties
  const { t } = useLingui()
  const named = facets.filter(({ id }) => selection.search[filter]?.includes(id))
  return named.map(({ id, name }) => (
    <ResultsLink
      key={id}
      to={withoutChoice(selection.search, filter, id)}
      selection={selection}
      className={cx(chip(), results().chip)}
      aria-label={t`Fjern ${name}`}
    >
      {name} <Icon name="x" />
    </ResultsLink>
  ))
}
