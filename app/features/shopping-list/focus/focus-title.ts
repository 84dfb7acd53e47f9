import { listPanelId, listPanelOpeners } from '../panel/list-panel-id.ts'

/** Focuses the panel's title, if the focused element is gone. */
export function focusTitle(): void {
  document.getElementById(listPanelId)?.querySelector('h2')?.focus({ preventScroll: true })
}

/** Returns the focus to a visible button that opens the panel, if the panel closes with the focus in it. */
export function focusOpener(): void {
  const openers = document.querySelectorAll<HTMLElement>(listPanelOpeners)
  const seen = [...openers].find((opener) => opener.checkVisibility())
  seen?.focus({ preventScroll: true })
}
