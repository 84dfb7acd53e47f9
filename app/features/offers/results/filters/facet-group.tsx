import { useLingui } from '@lingui/react/macro'
import { filters } from 'styled-system/recipes'
import type { Facet } from '#app/domain/search/pages.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { MoreCount } from './offer-counts.tsx'

/** The number of choices shown before the group is expanded. */
const shownAtOnce = 8

type Properties = { title: string; name: string; facets: Facet[]; chosen: number[] | undefined }

/** The choices of one filter, each with the number of offers it leaves. */
export function FacetGroup({ title, name, facets, chosen = [] }: Properties) {
  const { i18n } = useLingui()
  const classes = filters()
  if (facets.length === 0) return null
  const boxes = (some: Facet[]) =>
    some.map(({ id, name: label, offers }) => (
      <Checkbox
        key={id}
        name={name}
        value={id}
        label={label}
        count={i18n.number(offers)}
        checked={chosen.includes(id)}
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
