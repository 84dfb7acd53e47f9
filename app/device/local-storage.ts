/** Whether the device stores something under a key; false if the browser denies its storage. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Calls `act` when another tab changes what is stored under a key. @returns a function that stops it. */
export function onChangedElsewhere(key: string, act: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // A null key means that everything was removed.
    if (event.key === key || event.key === null) act()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
