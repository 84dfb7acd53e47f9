/** A visitor's user button, which opens the dropdown with the login; the price agent's button and the burger open others. */
export const visitorsUserButton =
  '[aria-haspopup=dialog]:not([aria-controls=agent-intro], [aria-controls=navigation-menu])'
