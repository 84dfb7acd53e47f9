import { Plural, Trans } from '@lingui/react/macro'
import { use } from 'react'
import { button, quiet, searchPanel } from 'styled-system/recipes'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import type { Row } from '#machines/typeahead/typeahead.rows.ts'
import { Cell, GridContext, GridRow } from './grid.tsx'
import { TermLink } from './term-link.tsx'

/** The id of the row in the dropdown's foot, which the grid owns (`aria-owns`). */
export function showAllRowId(gridId: string): string {
  return `${gridId}-all`
}

/** The link in the dropdown's foot to all results (§2.5, show all). */
export function ShowAll({ tab, rows }: { tab: Tab; rows: Row[] }) {
  const { id } = use(GridContext)
  const index = rows.findIndex(({ kind }) => kind === 'all')
  const row = rows[index]
  const choice = row?.choices[0]
  if (row?.kind !== 'all' || choice?.type !== 'search.requested') return null
  const { total } = row
  return (
    <div className={searchPanel().foot}>
      <span className={quiet()}>
        <Trans>Priserne gælder i dag</Trans>
      </span>
      <GridRow id={showAllRowId(id)}>
        <Cell row={index} cell={0}>
          <TermLink tab={tab} term={choice.term} className={button()}>
            <Plural value={total} one="Vis alle (#)" other="Vis alle (#)" />
          </TermLink>
        </Cell>
      </GridRow>
    </div>
  )
}
