/** A visitor's user button, which opens the dropdown with the login; the price agent's button beside it opens a popup. */
export const visitorsUserButton = '[aria-haspopup=dialog]:not([aria-controls=agent-intro])'
