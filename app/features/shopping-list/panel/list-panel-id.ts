/** By which the list's buttons name the panel that they open. */
export const listPanelId = 'shopping-list'

/** Selects those buttons. */
export const listPanelOpeners = `[aria-controls="${listPanelId}"]`
