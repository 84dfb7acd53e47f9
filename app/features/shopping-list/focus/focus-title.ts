import { listPanelId, listPanelOpeners } from '../panel/list-panel-id.ts'

/** Gives the focus to the panel's title, where what had it has gone. */
export function focusTitle(): void {
  document.getElementById(listPanelId)?.querySelector('h2')?.focus({ preventScroll: true })
}

/** Gives the focus back to a button that opens the panel, when the panel goes with the focus in it. */
export function focusOpener(): void {
  const openers = document.querySelectorAll<HTMLElement>(listPanelOpeners)
  const seen = [...openers].find((opener) => opener.checkVisibility())
  seen?.focus({ preventScroll: true })
}
