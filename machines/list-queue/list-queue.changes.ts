import type { Failure } from '#app/domain/failure.ts'
import type { KeptMutation, ListMutation } from '#app/domain/list/shopping-list.ts'

/** How long to wait before a change that did not reach the server is sent again, by the number of the attempt. */
export const BACKOFF_MS = [1000, 2000, 5000, 15_000, 60_000]

/** The owner's email and the list that the changes are for. */
export type Owned = { owner: string; listUuid: string }
export const ownedBy = ({ owner, listUuid }: Owned): Owned => ({ owner, listUuid })

/**
 * The result of sending a change. `applied` has the first version of the list that includes it and, if an addition raised
 * the quantity of an item that was there, that item. `refused`: the server will never accept it. `signedOut`: it waits until
 * its owner logs in or verifies their email. If the actor rejects instead, sending it again may help.
 */
export type MutationOutcome =
  | { kind: 'applied'; version: number; itemUuid?: string }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'signedOut' }

export type Answered = { outcome: MutationOutcome }

/** A change that the server refused, and why. */
export type RefusedChange = { mutation: ListMutation; failure: Failure }

/** New or acknowledged changes, and the ids of changes to delete. */
export type QueueNews = { changed: KeptMutation[]; settled: string[] }

/** What `keepQueue` receives: changes to store, one record each. */
export type QueueKeepEvent = { type: 'queue.keep' } & QueueNews

/** The changes that the server has not acknowledged, in the order of sending. */
export function unsent(queue: readonly KeptMutation[]): KeptMutation[] {
  return queue.filter(({ ackedVersion }) => ackedVersion === undefined)
}

/**
 * The ids of changes that can be deleted: the loaded version of the list includes them, and no unsent change refers to the
 * item that such an addition created by the addition's id.
 */
export function settledAt(queue: readonly KeptMutation[], version: number): string[] {
  const named = new Set(unsent(queue).map(({ change }) => 'itemUuid' in change && change.itemUuid))
  return queue
    .filter(({ ackedVersion = Infinity, id, itemUuid }) => {
      const isNamed = itemUuid !== undefined && named.has(id)
      return ackedVersion <= version && !isNamed
    })
    .map(({ id }) => id)
}

/** Marks a change as acknowledged. */
export function acknowledged(
  mutation: KeptMutation,
  { version, itemUuid }: Extract<MutationOutcome, { kind: 'applied' }>,
): KeptMutation {
  return { ...mutation, ackedVersion: version, ...(itemUuid !== undefined && { itemUuid }) }
}

/** A queue as the device kept it, and after that what was changed while it was read. */
export function restored(stored: readonly KeptMutation[], queue: readonly KeptMutation[]): KeptMutation[] {
  const storedIds = new Set(stored.map(({ id }) => id))
  return [...stored, ...queue.filter(({ id }) => !storedIds.has(id))]
}

/**
 * A queue after what another tab did with it. What is acknowledged stays, also when the other tab is done with it: it goes
 * when this tab has a list that contains it.
 */
export function afterNews(queue: readonly KeptMutation[], { changed, settled }: QueueNews): KeptMutation[] {
  const news = new Map(changed.map((mutation) => [mutation.id, mutation]))
  const kept = queue.filter(({ id, ackedVersion }) => ackedVersion !== undefined || !settled.includes(id))
  const known = new Set(kept.map(({ id }) => id))
  return [
    ...kept.map((mutation) =>
      mutation.ackedVersion === undefined ? (news.get(mutation.id) ?? mutation) : mutation,
    ),
    ...changed.filter(({ id }) => !known.has(id)),
  ]
}

/** @returns how many ms to wait after something failed that had failed `attempt` times before. */
export const backoffAfter = (attempt: number): number =>
  BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 0

/** @returns how many ms the server asks to wait; undefined if it does not say. */
export function askedWait(failure: Failure): number | undefined {
  if (failure.kind !== 'throttled' && failure.kind !== 'busy') return undefined
  return failure.retryAfterSeconds && failure.retryAfterSeconds * 1000
}
