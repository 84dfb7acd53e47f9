/** The panel's id, which the list's buttons name as what they control. */
export const listPanelId = 'shopping-list'

/** Selects the buttons that open the panel. */
export const listPanelOpeners = `[aria-controls="${listPanelId}"]`
