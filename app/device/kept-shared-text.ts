const key = 'sharedText'

/** The text from another app that waits in this tab for a login; null if there is none, or the browser denies its storage. */
export function keptSharedText(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text from another app until the tab is closed; null forgets it. */
export function keepSharedText(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage it does not outlive a reload.
  }
}
