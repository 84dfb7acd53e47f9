import { useSyncExternalStore } from 'react'

/**
 * The modal dialogs that are drawn, the topmost last: the order of the browser's top layer, which scripts cannot read. Which
 * of the tab's modals are drawn is decided by the machine `modals`, and everything else that opens over a page by `overlays`.
 */
let openModals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(modals: readonly HTMLDialogElement[]): void {
  openModals = modals
  for (const listen of listeners) listen()
}

/** Records that a modal dialog was opened. @returns a function that records that it was closed. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  change([...openModals, dialog])
  return () => change(openModals.filter((modal) => modal !== dialog))
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The topmost modal dialog, which makes everything else inert; null if there is none. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  )
}
