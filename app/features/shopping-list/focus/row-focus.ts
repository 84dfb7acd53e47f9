import { listPanelId } from '../panel/list-panel-id.ts'
import { focusTitle } from './focus-title.ts'

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

/**
 * Gives the focus to the nearest row that stays, in its own group first. It does so only if the row that has the focus is
 * about to move.
 */
export function passFocusFromMoving(uuids: readonly string[]): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`#${listPanelId} li[data-item]`)]
  const place = rows.findIndex((row) => row.contains(document.activeElement))
  const isMoving = (row: HTMLElement | undefined) => uuids.includes(row?.dataset.item ?? '')
  if (place === -1 || !isMoving(rows[place])) return
  const staying = [...rows.slice(place), ...rows.slice(0, place).reverse()].filter((row) => !isMoving(row))
  const group = rows[place]?.closest('section')
  const nearest = staying.find((row) => group?.contains(row)) ?? staying[0]
  const tick = firstButton(nearest)
  if (tick) tick.focus({ preventScroll: true })
  else focusTitle()
}

/** Brings the focus back to a row's front, whose actions are about to be covered. */
export function focusFront(row: HTMLElement | null): void {
  if (document.activeElement?.closest('[data-actions]')) firstButton(row)?.focus({ preventScroll: true })
}
