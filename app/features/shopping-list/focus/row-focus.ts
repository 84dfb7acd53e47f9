import { listPanelId } from '../panel/list-panel-id.ts'
import { focusTitle } from './focus-title.ts'

const firstButton = (row: Element | null | undefined) => row?.querySelector('button')

/** Before a focused row is removed: focuses the row next to it, or the panel's title if there is none. */
export function passFocusOn(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return
  const rows = [...document.querySelectorAll(`#${listPanelId} li[data-index]`)]
  const place = rows.findIndex((other) => other.contains(row))
  const nearest = firstButton(rows[place + 1] ?? rows[place - 1])
  if (nearest) nearest.focus()
  else focusTitle()
}

/**
 * Focuses the nearest row that stays, preferably in the same group. Does so only if the focused row is about to move.
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

/** Focuses the first button of a row. */
export const focusFirst = (row: HTMLElement | null): void => firstButton(row)?.focus({ preventScroll: true })

/** Returns the focus to a row's front when the row is about to cover its actions. */
export function focusFront(row: HTMLElement | null): void {
  if (document.activeElement?.closest('[data-actions]')) firstButton(row)?.focus({ preventScroll: true })
}
