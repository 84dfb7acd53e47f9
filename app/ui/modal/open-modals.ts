import { useSyncExternalStore } from 'react'

/**
 * The modal dialogs that are open, the one over all others last: the browser's own order (its top layer), which no script
 * can ask it for. What else opens over a page is arbitrated by the machine `overlays`.
 */
let openModals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(modals: readonly HTMLDialogElement[]): void {
  openModals = modals
  for (const listen of listeners) listen()
}

/** Notes that a dialog was opened over the page. @returns notes that it is closed. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  change([...openModals, dialog])
  return () => change(openModals.filter((modal) => modal !== dialog))
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The modal dialog that keeps all else out of reach; null where there is none. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  )
}
