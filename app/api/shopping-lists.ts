import type { ListInvitation, RetiredListHead, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Locale } from '#app/domain/locale/locales.ts'
import { request } from './request.ts'

type Cancellable = { signal?: AbortSignal }

/** Where everything about one list is asked (Specification §7.4). */
export const pathOfList = (uuid: string) => `/api/shopping-list/uuid/${uuid}`

/**
 * The user's active list under a locale (Specification §7.4); one is made where they have none.
 * @throws a `Failure`, as all calls here do.
 */
export function fetchActiveList(locale: Locale, options: Cancellable = {}): Promise<ShoppingList> {
  return request('GET', `/api/shopping-list/active/${locale}`, options)
}

/** The lists that were emptied, newest first (Specification §7.4). */
export function fetchRetiredLists(locale: Locale, options: Cancellable = {}): Promise<RetiredListHead[]> {
  return request('GET', `/api/shopping-list-heads/retired/${locale}`, options)
}

/** A retired list by the address that its head supplies (Specification §7.4). */
export function fetchRetiredList({ url }: RetiredListHead, options: Cancellable = {}): Promise<ShoppingList> {
  return request('GET', url, options)
}

/** Enables sharing (Specification §7.4), which only the owner may. @returns the code of the invitation. */
export async function makeShareable(listUuid: string, options: Cancellable = {}): Promise<string> {
  const path = `${pathOfList(listUuid)}/make-shareable`
  const { sharingCode } = await request<{ sharingCode: string }>('POST', path, options)
  return sharingCode
}

/** Makes the invitation void; who takes part already goes on doing so. */
export async function withdrawSharingCode(listUuid: string, options: Cancellable = {}): Promise<void> {
  await request('POST', `${pathOfList(listUuid)}/withdraw-sharing-code`, options)
}

/**
 * Takes a participant off the list; only its owner may.
 * @returns the list's new code; null if it has none. The old one, which the participant knows, is void.
 */
export async function removeParticipant(
  { listUuid, participantUuid }: { listUuid: string; participantUuid: string },
  options: Cancellable = {},
): Promise<string | null> {
  const path = `${pathOfList(listUuid)}/remove-participant/${participantUuid}`
  const answer = await request<{ sharingCode: string } | undefined>('POST', path, options)
  return answer?.sharingCode ?? null
}

/** Leaves somebody's list; the active list is then one's own again. */
export async function leaveList(listUuid: string, options: Cancellable = {}): Promise<void> {
  await request('POST', `${pathOfList(listUuid)}/leave`, options)
}

const pathOfInvitation = (sharingCode: string) =>
  `/api/shopping-list/invitation/${encodeURIComponent(sharingCode)}`

/** What an invitation leads to, for who asks. */
export function fetchInvitation(sharingCode: string): Promise<ListInvitation> {
  return request('GET', pathOfInvitation(sharingCode))
}

/** Joins a list by its invitation, as a verified user. @returns the list, which is the active one from now on. */
export function acceptInvitation(sharingCode: string, options: Cancellable = {}): Promise<ShoppingList> {
  return request('POST', `${pathOfInvitation(sharingCode)}/accept`, options)
}
