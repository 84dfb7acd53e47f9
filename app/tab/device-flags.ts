/** What a device remembers of a shopper's wishes, by the names of Specification §9; the last two are beyond it. */
type Flag = 'hideAdded' | 'dontShowAgain' | 'listOpened' | 'swipeHintShown'

/** Whether the device remembers something; it does not where the browser lets nothing be kept. */
export function hasFlag(flag: Flag): boolean {
  try {
    return localStorage.getItem(flag) === 'true'
  } catch {
    return false
  }
}

/** Remembers something, or forgets it. Where the browser lets nothing be kept it holds as long as the tab. */
export function setFlag(flag: Flag, isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(flag, 'true')
    else localStorage.removeItem(flag)
  } catch {
    // A shopper who lets nothing be kept is asked again.
  }
}
