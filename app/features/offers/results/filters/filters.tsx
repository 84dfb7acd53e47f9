import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { button, filters, iconButton } from 'styled-system/recipes'
import { filterNames } from '#app/domain/search/filters/filters.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { readForm, type Selection } from '../use-results-search.ts'
import { FacetGroup } from './facet-group.tsx'
import { MineFilter } from './mine-filter.tsx'
import { ShowCount } from './offer-counts.tsx'
import { useSheetBack } from './use-sheet-back.ts'

/** The id of the filters, for the button that opens the sheet and for the sort control. */
export const filtersId = 'filters'
export const filtersFormId = 'filters-form'

type Properties = {
  data: ResultsPageData
  selection: Selection
  /** Where the shopper says which memberships they have, among the filters. */
  memberships: ReactNode
}

/**
 * The filters. It is a form of its own, so that it works without JavaScript; with JavaScript every
 * change applies at once.
 */
export function Filters({ data, selection, memberships }: Properties) {
  const { t } = useLingui()
  const classes = filters()
  const sheet = useRef<HTMLElement>(null)
  const { search, page, change } = selection
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sheet.current?.hidePopover()
  }
  useSheetBack(sheet)
  return (
    <aside ref={sheet} id={filtersId} popover="auto" className={classes.root} aria-label={t`Filtre`}>
      <div className={classes.head}>
        <Trans>Filtre</Trans>
        <button
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          className={iconButton()}
          aria-label={t`Luk`}
        >
          <Icon name="x" />
        </button>
      </div>
      <form
        id={filtersFormId}
        className={classes.form}
        onChange={(event) => change({ search: readForm(event.currentTarget) })}
        onSubmit={submit}
      >
        <MineFilter selection={selection} as="switch" />
        {memberships}
        {filterNames.map((name) => (
          <FacetGroup
            key={name}
            name={name}
            facets={data.facets[name]}
            offers={data.totalOffers}
            chosen={search[name] ?? []}
          />
        ))}
        {Object.entries(page).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search.exact && <input type="hidden" name="exact" value="1" />}
        <div className={classes.apply}>
          <button type="submit" className={button()}>
            <ShowCount total={data.totalOffers} />
          </button>
        </div>
        <noscript className={classes.plain}>
          <button type="submit" className={button()}>
            <Trans>Brug filtre</Trans>
          </button>
        </noscript>
      </form>
    </aside>
  )
}
