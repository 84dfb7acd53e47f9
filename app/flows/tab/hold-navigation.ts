import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The longest time that a page is given to be hydrated after its shell, in milliseconds. */
const patienceMs = 2_000
/** The same without `requestIdleCallback`, which Safari lacks. */
const guessMs = 200
/** The longest time that the router is held, which no page needs that can be hydrated. */
const limitMs = 10_000

type Listen = Parameters<RouterHistory['subscribe']>[0]

let release = () => {}

/**
 * Has the router hear of a new address only when the page is hydrated, and see the first one until then. React hydrates what
 * is within `Suspense` after the rest, and would find there the content of the address of that moment: something else than
 * the server drew.
 */
export function holdNavigation(history: Pick<RouterHistory, 'subscribe' | 'location'>): void {
  const { subscribe, location: drawn } = history
  const location = Object.getOwnPropertyDescriptor(history, 'location') ?? {}
  let isHeld = true
  let tell = () => {}
  const listeners = new Set<Listen>()
  subscribe((change) => {
    tell = () => {
      for (const listen of listeners) listen(change)
    }
    if (!isHeld) tell()
  })
  history.subscribe = (listen) => {
    listeners.add(listen)
    return () => listeners.delete(listen)
  }
  Object.defineProperty(history, 'location', { configurable: true, get: () => drawn })
  release = () => {
    if (!isHeld) return
    isHeld = false
    Object.defineProperty(history, 'location', location)
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
