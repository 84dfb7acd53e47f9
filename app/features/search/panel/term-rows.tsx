import { chip, searchPanel, searchRow } from 'styled-system/recipes'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Row } from '#machines/typeahead/typeahead.rows.ts'
import { Cell, GridRow } from './grid.tsx'
import { suggestedParts } from './suggested-parts.ts'
import { TermLink } from './term-link.tsx'

type SuggestionProperties = {
  tab: Tab
  row: Extract<Row, { kind: 'suggestion' }>
  index: number
  typed: string
}

/** A popular term that continues the typed text; the added part is highlighted. */
export function SuggestionRow({ tab, row: { term }, index, typed }: SuggestionProperties) {
  const [known, added] = suggestedParts(term, typed)
  return (
    <GridRow>
      <Cell row={index} cell={0}>
        <TermLink tab={tab} term={term} className={searchRow().suggestion}>
          <Icon name="magnifying-glass" />
          <span>
            {known}
            <b>{added}</b>
          </span>
          <Icon name="arrow-up-left" />
        </TermLink>
      </Cell>
    </GridRow>
  )
}

type TermsProperties = { tab: Tab; row: Extract<Row, { kind: 'popular' | 'brands' }>; index: number }

/** Popular searches or brands, as one row of chips. */
export function TermsRow({ tab, row: { terms }, index }: TermsProperties) {
  return (
    <GridRow className={searchPanel().chips}>
      {terms.map((term, cell) => (
        <Cell key={term} row={index} cell={cell}>
          <TermLink tab={tab} term={term} className={chip()}>
            {term}
          </TermLink>
        </Cell>
      ))}
    </GridRow>
  )
}
