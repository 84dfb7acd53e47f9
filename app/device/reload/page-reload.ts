const reloadedFor = 'reloadedFor'
const pressed = 'pressed'
/** A page that is loaded anew is there sooner. What is older was pressed by somebody who has gone on. */
const longestMs = 60_000

/** What is to be done on the page at an address, since a time in ms. */
type Kept = { path: string; at: number; presses: string }

/**
 * Notes that this tab loads its page anew because of something, and what is to be done on the new page.
 * @param presses as JSON.
 * @returns false if the tab has done so before for the same reason, or the browser denies its storage: it would not know.
 */
export function noteReload(reason: string, presses: string): boolean {
  try {
    const reasons: string[] = JSON.parse(sessionStorage.getItem(reloadedFor) ?? '[]')
    if (reasons.includes(reason)) return false
    sessionStorage.setItem(reloadedFor, JSON.stringify([...reasons, reason]))
    const kept: Kept = { path: location.pathname, at: Date.now(), presses }
    sessionStorage.setItem(pressed, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

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
