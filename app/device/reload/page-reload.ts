const reloadedFor = 'reloadedFor'
const pressed = 'pressed'

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
    sessionStorage.setItem(pressed, presses)
    return true
  } catch {
    return false
  }
}

/** What is to be done since the page was loaded anew, as JSON, once; null if it is nothing. */
export function takePresses(): string | null {
  try {
    const presses = sessionStorage.getItem(pressed)
    sessionStorage.removeItem(pressed)
    return presses
  } catch {
    return null
  }
}
