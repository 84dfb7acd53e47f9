/** By which the list's buttons name the panel that they open. */
export const listPanelId = 'shopping-list'
