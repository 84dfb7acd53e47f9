import { type MouseEvent, useSyncExternalStore } from 'react'

const heard = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  heard.add(listener)
  addEventListener('popstate', listener)
  return () => {
    heard.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** The flow that the address names; null on the page of all flows. */
export function useNamedFlow(): string | null {
  const path = useSyncExternalStore(subscribe, () => location.pathname)
  return /^\/dev\/flows\/([\w-]+)/.exec(path)?.[1] ?? null
}

/** The address of a flow's page; of the page of all flows for null. */
export const addressOf = (name: string | null) => (name === null ? '/dev/flows' : `/dev/flows/${name}`)

/** Shows another flow without loading the page, which would forget an opened recording. */
export function showFlow(event: MouseEvent, name: string | null): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  history.pushState(null, '', addressOf(name))
  for (const listener of heard) listener()
}
