import type { HadItem } from '#app/domain/list/had-items.ts'
import type { ListWalks } from '#app/domain/list/list-walks.ts'
import type { Needs } from '#app/domain/list/needs.ts'
import type { ListInvitation, RetiredListHead, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import { request } from './request.ts'

type Cancellable = { signal?: AbortSignal }

/** The path of one list in the contract (§7.4). */
export const pathOfList = (uuid: string) => `/api/shopping-list/uuid/${uuid}`

/**
 * The user's active list under a locale (§7.4). The server creates one if the user has none.
 * @param options.owner the email of that user.
 * @throws a `Failure`, as all calls here do.
 */
export function fetchActiveList(
  locale: Locale,
  options: Cancellable & { owner?: string } = {},
): Promise<ShoppingList> {
  return request('GET', `/api/shopping-list/active/${locale}`, options)
}

/** What is on offer today for the items of a list, first of some chains (§7.4). */
export function fetchNeeds(
  { listUuid, chainIds }: { listUuid: string; chainIds: readonly number[] },
  options: Cancellable & { owner?: string } = {},
): Promise<Needs> {
  const chains = chainIds.map((id) => `chain=${id}`).join('&')
  return request('GET', `${pathOfList(listUuid)}/needs${chains && `?${chains}`}`, options)
}

/** Where to buy what is on a list (§7.4). @param options.owner the email of the user. */
export function fetchTrip(
  { listUuid, parameters }: { listUuid: string; parameters: string },
  options: Cancellable & { owner?: string } = {},
): Promise<TripAnswer> {
  return request('GET', `${pathOfList(listUuid)}/trip?${parameters}`, options)
}

/** The lists that were emptied, newest first (§7.4). */
export function fetchRetiredLists(locale: Locale, options: Cancellable = {}): Promise<RetiredListHead[]> {
  return request('GET', `/api/shopping-list-heads/retired/${locale}`, options)
}

/** What stood on the lists that were emptied, the latest first (§7.4). */
export function fetchHadItems(locale: Locale, options: Cancellable = {}): Promise<HadItem[]> {
  return request('GET', `/api/shopping-list-items/retired/${locale}`, options)
}

/** A retired list, read from the address in its head (§7.4). */
export function fetchRetiredList({ url }: RetiredListHead, options: Cancellable = {}): Promise<ShoppingList> {
  return request('GET', url, options)
}

/** What a list has learned of the chains' shops (§7.4). @param options.owner the email of the user. */
export function fetchWalks(
  listUuid: string,
  options: Cancellable & { owner?: string } = {},
): Promise<ListWalks> {
  return request('GET', `${pathOfList(listUuid)}/walks`, options)
}

/** Enables sharing (§7.4); only the owner may. @returns the code of the invitation. */
export async function makeShareable(listUuid: string, options: Cancellable = {}): Promise<string> {
  const path = `${pathOfList(listUuid)}/make-shareable`
  const { sharingCode } = await request<{ sharingCode: string }>('POST', path, options)
  return sharingCode
}

/** Makes the invitation void. Those who joined already remain participants. */
export async function withdrawSharingCode(listUuid: string, options: Cancellable = {}): Promise<void> {
  await request('POST', `${pathOfList(listUuid)}/withdraw-sharing-code`, options)
}

/**
 * Removes a participant from the list; only its owner may. The old code becomes void, because the participant knows it.
 * @returns the list's new code; null if the list is not shared by a code.
 */
export async function removeParticipant(
  { listUuid, participantUuid }: { listUuid: string; participantUuid: string },
  options: Cancellable = {},
): Promise<string | null> {
  const path = `${pathOfList(listUuid)}/remove-participant/${participantUuid}`
  const answer = await request<{ sharingCode: string } | undefined>('POST', path, options)
  return answer?.sharingCode ?? null
}

/** Leaves another user's list. The user's own list is then the active one again. */
export async function leaveList(listUuid: string, options: Cancellable = {}): Promise<void> {
  await request('POST', `${pathOfList(listUuid)}/leave`, options)
}

const pathOfInvitation = (sharingCode: string) =>
  `/api/shopping-list/invitation/${encodeURIComponent(sharingCode)}`

/** What an invitation shows to the user who asks. */
export function fetchInvitation(sharingCode: string): Promise<ListInvitation> {
  return request('GET', pathOfInvitation(sharingCode))
}

/** Joins a list by its invitation, as a verified user. @returns the list, which is now the active one. */
export function acceptInvitation(sharingCode: string, options: Cancellable = {}): Promise<ShoppingList> {
  return request('POST', `${pathOfInvitation(sharingCode)}/accept`, options)
}
