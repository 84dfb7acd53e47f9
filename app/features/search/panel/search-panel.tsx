import '#app/late.css'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { searchPanel } from 'styled-system/recipes'
import { type Country, countryOfLocale } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import type { Tab, TypeaheadSnapshot } from '#app/flows/tab/tab.types.ts'
import { adOf, type Row, rowsOf } from '#machines/typeahead/typeahead.rows.ts'
import { isInDialog } from '../is-in-dialog.ts'
import { SearchStatus } from '../search-status.tsx'
import { useVisibleRoom } from '../use-visible-room.ts'
import { GridContext } from './grid.tsx'
import {
  CorrectedMessage,
  FailedMessage,
  NothingFoundMessage,
  TooShortMessage,
  UnsoldMessage,
} from './messages.tsx'
import { ResultGrid } from './result-grid.tsx'
import { ShowAll } from './show-all.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

/** The visible rows; empty while the dropdown is closed. */
export function rowsIn(snapshot: TypeaheadSnapshot): Row[] {
  return snapshot.hasTag('open') ? rowsOf(snapshot.context) : []
}

// A press on the dropdown keeps the focus, and with it the phone's keyboard, in the field.
const keepingFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() }

type Properties = {
  tab: Tab
  snapshot: TypeaheadSnapshot
  id: string
  place: 'hero' | 'header'
  renderAd: (offer: ProductOffer | null, country: Country) => ReactNode
}

/** The dropdown in its machine's state: a hint, a skeleton, offers, no results, or a failure (§2.5). */
export function SearchPanel(properties: Properties) {
  const { snapshot } = properties
  return (
    <>
      <SearchStatus snapshot={snapshot} />
      {snapshot.hasTag('open') && <OpenPanel {...properties} />}
    </>
  )
}

function OpenPanel({ tab, snapshot, id, place, renderAd }: Properties) {
  const { answer, locale, activeRow, activeCell } = snapshot.context
  const ad = adOf(snapshot.context)
  const rows = rowsIn(snapshot)
  const isBusy = snapshot.hasTag('busy')
  const classes = searchPanel({ place })
  const panel = useRef<HTMLDivElement>(null)
  useVisibleRoom(panel)
  useEffect(() => {
    const dismissOutside = ({ target }: Event) => {
      const box = panel.current?.closest('search')
      if (target instanceof Element && !box?.contains(target) && !isInDialog(target))
        tab.typeahead.send({ type: 'dropdown.dismissed' })
    }
    // In the capture phase: in the bubble phase the pressed button may already be removed from the box.
    document.addEventListener('click', dismissOutside, { capture: true })
    return () => document.removeEventListener('click', dismissOutside, { capture: true })
  }, [tab])
  const found = snapshot.matches({ open: 'results' }) ? answer : null
  const correctedTo = found?.response.correctedTo
  return (
    <GridContext value={{ id, activeRow, activeCell }}>
      {createPortal(<div className={classes.scrim} />, document.body)}
      <div ref={panel} className={classes.root} {...keepingFocus}>
        {/* No tab stop: the rows are navigated from the field, which scrolls them into view. */}
        <div className={classes.scroll} tabIndex={-1}>
          <div>
            {snapshot.matches({ open: 'tooShort' }) && <TooShortMessage />}
            {snapshot.matches({ open: 'failed' }) && <FailedMessage typeahead={tab.typeahead} />}
            {snapshot.matches({ open: 'empty' }) && answer && <NothingFoundMessage answer={answer} />}
            {correctedTo && <CorrectedMessage to={correctedTo} />}
            {found?.response.byName?.isUnsold && <UnsoldMessage term={found.term} />}
            {rows.length > 0 && <ResultGrid tab={tab} answer={answer} rows={rows} isBusy={isBusy} />}
            {rows.length === 0 && isBusy && <SkeletonRows />}
          </div>
          <div className={classes.ad} id="rectangle_2">
            {ad === undefined ? <div /> : renderAd(ad, countryOfLocale(locale))}
          </div>
        </div>
        <ShowAll tab={tab} rows={rows} />
      </div>
    </GridContext>
  )
}
