import { useLingui } from '@lingui/react/macro'
import { filters } from 'styled-system/recipes'
import { divides, type Facet, type FilterName, type FilterValue } from '#app/domain/search/filters/filters.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { MoreCount } from './offer-counts.tsx'
import { useFilterWords } from './use-filter-words.ts'

type Properties = {
  name: FilterName
  facets: Facet[]
  /** The number of offers that all filters leave. */
  offers: number
  chosen: FilterValue[]
}

/** The choices of one filter, each with the number of offers it leaves; nothing if they leave all alike. */
export function FacetGroup({ name, facets, offers, chosen }: Properties) {
  const { i18n } = useLingui()
  const { title, shownAtOnce } = useFilterWords()[name]
  const classes = filters()
  if (chosen.length === 0 && !divides(facets, offers)) return null
  const boxes = (some: Facet[]) =>
    some.map((facet) => (
      <Checkbox
        key={facet.id}
        name={name}
        value={facet.id}
        label={facet.name}
        count={i18n.number(facet.offers)}
        checked={chosen.includes(facet.id)}
        // The form listens to every change.
        onChange={ignore}
      />
    ))
  const rest = facets.slice(shownAtOnce)
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {boxes(facets.slice(0, shownAtOnce))}
      {rest.length > 0 && (
        <details className={classes.rest} open={rest.some(({ id }) => chosen.includes(id))}>
          <summary>
            <MoreCount more={rest.length} />
          </summary>
          {boxes(rest)}
        </details>
      )}
    </fieldset>
  )
}

function ignore() {}
