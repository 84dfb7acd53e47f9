import { PENDING_WATCH_LIFETIME_MS, type PendingWatch } from '#app/domain/agents/wanted-item.ts'
import { pendingWatchSchema } from '#app/domain/agents/wanted-item-schema.ts'
import { readStoredItems } from '../read-stored-items.ts'
import { pendingWatchKey } from './pending-watch-key.ts'

/** The item in memory, if the last attempt to store it failed; null otherwise. */
let onPage: PendingWatch | null = null

/** The item that waits for a user with a verified email (§4); null if there is none, or if it is too old. */
export function keptPendingWatch(): PendingWatch | null {
  const kept = onPage ?? readStoredItems(pendingWatchKey, pendingWatchSchema)[0]
  return kept && Date.now() - kept.keptAt < PENDING_WATCH_LIFETIME_MS ? kept : null
}

/** Keeps an item in the place of the one before. */
export function keepPendingWatch(pending: PendingWatch): void {
  try {
    localStorage.setItem(pendingWatchKey, JSON.stringify([pending]))
    onPage = null
  } catch {
    onPage = pending
  }
}

export function forgetPendingWatch(): void {
  onPage = null
  try {
    localStorage.removeItem(pendingWatchKey)
  } catch {
    // Nothing was stored.
  }
}
