/** Its name in the session storage. */
export const pressed = 'pressed'
/** A page that is loaded anew is there sooner. What is older was pressed by somebody who has gone on. */
const longestMs = 60_000

/** What is to be done on the page at an address, since a time in ms. */
export type Kept = { path: string; at: number; presses: string }

/**
 * What is to be done since the page was loaded anew, as JSON, once; null if it is nothing, was for another page, or is more
 * than a minute old.
 */
export function takePresses(): string | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(pressed) ?? 'null')
    forgetPresses()
    const isDue = kept?.path === location.pathname && Date.now() - kept.at < longestMs
    return isDue ? kept.presses : null
  } catch {
    return null
  }
}

/** Forgets what was to be done: the next user of the tab has not pressed it. Without storage there is nothing to forget. */
export function forgetPresses(): void {
  try {
    sessionStorage.removeItem(pressed)
  } catch {}
}
