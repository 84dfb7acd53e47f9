import { focusTitle } from './focus-title.ts'
import { listPanelId } from './list-panel-id.ts'

const firstButton = (row: Element | null | undefined) => row?.querySelector('button')

/** Gives the focus to the row nearest to one that is about to go with it; the last one leaves it to the panel's title. */
export function passFocusOn(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return
  const rows = [...document.querySelectorAll(`#${listPanelId} li[data-index]`)]
  const place = rows.findIndex((other) => other.contains(row))
  const nearest = firstButton(rows[place + 1] ?? rows[place - 1])
  if (nearest) nearest.focus()
  else focusTitle()
}

/** Brings the focus back to a row's front, whose actions are about to be covered. */
export function focusFront(row: HTMLElement | null): void {
  if (document.activeElement?.closest('[data-actions]')) firstButton(row)?.focus({ preventScroll: true })
}
