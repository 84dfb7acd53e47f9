import { useLingui } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { chip, results } from 'styled-system/recipes'
import { chosenFacets, type FilterName } from '#app/domain/search/filters/filters.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import { withoutChoice } from '#app/domain/search/results-search.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Selection } from '../use-results-search.ts'
import { ResultsLink } from './results-link.tsx'

type Properties = {
  data: Pick<ResultsPageData, 'facets'>
  selection: Selection
  /** A filter whose choices are shown elsewhere. */
  except?: FilterName | undefined
}

/** What is chosen, each with a link that takes it off. */
export function Chosen({ data, selection, except }: Properties) {
  const { t } = useLingui()
  const { search } = selection
  return chosenFacets(search, data.facets)
    .filter(({ filter }) => filter !== except)
    .map(({ filter, facet: { id, name } }) => (
      <ResultsLink
        key={`${filter} ${id}`}
        to={withoutChoice(search, filter, id)}
        selection={selection}
        className={cx(chip(), results().chip)}
        aria-label={t`Fjern ${name}`}
      >
        {name} <Icon name="x" />
      </ResultsLink>
    ))
}
