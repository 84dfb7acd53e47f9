import { listPanelId } from './list-panel-id.ts'

/** Gives the focus to the panel's title, where what had it has gone. */
export function focusTitle(): void {
  document.getElementById(listPanelId)?.querySelector('h2')?.focus({ preventScroll: true })
}
