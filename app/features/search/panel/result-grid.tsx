import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { searchPanel } from 'styled-system/recipes'
import { isCheapestFound, judgedOffer } from '#app/domain/prices/judged-offer.ts'
import { useShopper } from '#app/flows/memberships/use-shopper.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { NamedHeading } from '#app/ui/named-heading/named-heading.tsx'
import { type Answer, isNothingFound, type Row } from '#machines/typeahead/typeahead.rows.ts'
import { Grid, GridContext, GridGroup } from './grid.tsx'
import { OfferRow } from './offer-row.tsx'
import { PartnerProductRow } from './partner-product-row.tsx'
import { showAllRowId } from './show-all.tsx'
import { SuggestionRow, TermsRow } from './term-rows.tsx'

type Properties = { tab: Tab; answer: Answer | null; rows: Row[]; isBusy: boolean }

/** The results, or suggestions if there are none, as a grid (ARIA Authoring Practices, grid popup). */
export function ResultGrid({ tab, answer, rows, isBusy }: Properties) {
  const { t } = useLingui()
  const { id } = use(GridContext)
  const searched = answer?.response.correctedTo ?? answer?.term
  const shopper = useShopper()
  const byName = answer?.response.byName
  const rowsOfKind = (isOfKind: (row: Row) => boolean) =>
    rows.map((row, index) => ({ row, index })).filter(({ row }) => isOfKind(row))
  const draw = ({ row, index }: PlacedRow): ReactNode => {
    switch (row.kind) {
      case 'suggestion':
        return <SuggestionRow key={index} tab={tab} row={row} index={index} typed={answer?.term ?? ''} />
      case 'offer':
        return (
          <OfferRow
            key={index}
            tab={tab}
            row={row}
            index={index}
            isCheapest={answer !== null && isCheapestFound(row.offer, answer.response, shopper)}
            verdict={judgedOffer(row.offer, shopper).verdict}
          />
        )
      case 'partnerProduct':
        return <PartnerProductRow key={index} tab={tab} row={row} index={index} />
      case 'popular':
      case 'brands':
        return <TermsRow key={index} tab={tab} row={row} index={index} />
      case 'all':
        return null
    }
  }

  const suggestions = rowsOfKind(({ kind }) => kind === 'suggestion')
  const isStaple = (row: Row) => row.kind === 'offer' && row.place === 'staple'
  const isFoundOffer = (row: Row) => row.kind === 'offer' && row.place === 'found'
  const found = rowsOfKind((row) => row.kind === 'partnerProduct' || (row.kind === 'offer' && !isStaple(row)))
  const classes = searchPanel()
  const offers = (
    <div key="offers" className={classes.offers} role="presentation">
      <Group
        name="offers"
        heading={
          // A sponsored row alone says itself what it is.
          found.some(({ row }) => isFoundOffer(row)) &&
          (byName && answer ? (
            <NamedHeading how={byName.how} term={answer.term} />
          ) : (
            <span className={classes.plain}>
              <Trans>Tilbud på {searched}</Trans>
            </span>
          ))
        }
        rows={found}
        draw={draw}
      />
      <Group
        name="staples"
        heading={<Trans>Ugens billigste basisvarer</Trans>}
        rows={rowsOfKind(isStaple)}
        draw={draw}
      />
    </div>
  )
  const terms = (
    <div key="terms" className={classes.terms} role="presentation">
      <Group
        name="popular"
        heading={<Trans>Populære søgninger</Trans>}
        rows={rowsOfKind(({ kind }) => kind === 'popular')}
        draw={draw}
      />
      <Group
        name="brands"
        heading={<Trans>Mærker</Trans>}
        rows={rowsOfKind(({ kind }) => kind === 'brands')}
        draw={draw}
      />
    </div>
  )
  const isFound = answer !== null && !isNothingFound(answer.response)
  return (
    <Grid
      id={id}
      className={classes.grid}
      aria-label={t`Forslag og tilbud`}
      aria-owns={rows.at(-1)?.kind === 'all' ? showAllRowId(id) : undefined}
      aria-busy={isBusy}
    >
      {suggestions.length > 0 && (
        <div className={classes.suggestions} role="presentation">
          <Group name="suggestions" heading={<Trans>Forslag</Trans>} rows={suggestions} draw={draw} />
        </div>
      )}
      {/* In the order of the rows: without results the terms come first, because they help most. */}
      {isFound ? [offers, terms] : [terms, offers]}
    </Grid>
  )
}

type PlacedRow = { row: Row; index: number }
type GroupProperties = {
  name: string
  heading: ReactNode
  rows: PlacedRow[]
  draw: (row: PlacedRow) => ReactNode
}

/** Rows below their heading, if they have one; nothing if there are no rows. */
function Group({ name, heading, rows, draw }: GroupProperties) {
  const { id } = use(GridContext)
  const classes = searchPanel()
  const headingId = `${id}-${name}`
  if (rows.length === 0) return null
  return (
    <GridGroup className={classes.group} aria-labelledby={heading ? headingId : undefined}>
      {heading && (
        <div className={classes.heading} id={headingId}>
          {heading}
        </div>
      )}
      {rows.map(draw)}
    </GridGroup>
  )
}
