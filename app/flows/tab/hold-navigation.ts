import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The longest time that a page is given to be hydrated after its shell, in milliseconds. */
const patienceMs = 2_000
/** The same without `requestIdleCallback`, which Safari lacks. */
const guessMs = 200
/** The longest time that the router is held, which no page needs that can be hydrated. */
const limitMs = 10_000

let release = () => {}

/**
 * Has the router hear of a new address only when the page is hydrated. React hydrates what is within `Suspense` after the
 * rest, and would find there the content of the address of that moment: something else than the server drew.
 */
export function holdNavigation(history: Pick<RouterHistory, 'subscribe'>): void {
  const { subscribe } = history
  let isHeld = true
  let tell = () => {}
  history.subscribe = (listen) =>
    subscribe((change) => {
      if (!isHeld) return listen(change)
      tell = () => listen(change)
    })
  release = () => {
    if (!isHeld) return
    isHeld = false
    tell()
  }
  setTimeout(release, limitMs)
}

/** Lets the router hear again, as soon as what is within the calling component is hydrated: then the browser is idle. */
export function useReleasedNavigation(): void {
  useEffect(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(release, { timeout: patienceMs })
    else setTimeout(release, guessMs)
  }, [])
}
