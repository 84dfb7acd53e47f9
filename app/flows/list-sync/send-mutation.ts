import { exchange } from '#app/api/request.ts'
import { pathOfList } from '#app/api/shopping-lists.ts'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { ListMutation } from '#app/domain/list/shopping-list.ts'

/**
 * What became of a change: `applied` tells the first version of the list that has it, and the item that an addition was
 * added to if that was there already; `refused`: the server will never take it; `signedOut`: it waits for its owner to log
 * in, or to verify their email.
 */
export type Outcome =
  | { kind: 'applied'; version: number; itemUuid?: string }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'signedOut' }

/** A call that makes a change: where it is posted to, and with what. */
type Call = { url: string; body?: object }

/** The call that makes a change (Specification §7.4): by the list's own actions if it has one for that. */
export function callOf({ change, listUuid, actions }: ListMutation): Call {
  const to = (path: string) => `${pathOfList(listUuid)}/${path}`
  const thisList = { shoppingListUuid: listUuid }
  switch (change.kind) {
    case 'add-offer': {
      const { offerId, quantity } = change
      const body = { ...(actions?.addOfferToShoppingList ?? thisList), offerId, quantity }
      return { url: to('add-item-from-offer'), body }
    }
    case 'add-custom-product': {
      const { customPartnerProductId, quantity } = change
      const own = actions?.addCustomPartnerProductToShoppingList ?? thisList
      const body = { ...own, customPartnerProductId, quantity }
      return { url: to('add-item-from-custom-partner-product'), body }
    }
    case 'add-manual': {
      const { itemName, placeName, quantity } = change
      const place = placeName === null ? {} : { placeName }
      return { url: to('add-manually-entered-item'), body: { itemName, ...place, quantity } }
    }
    case 'check':
    case 'uncheck':
    case 'remove':
    case 'restore':
      return { url: to(`${change.kind}-item/${change.itemUuid}`) }
    case 'set-quantity':
      return { url: to(`set-quantity-for-item/${change.itemUuid}/${change.quantity}`) }
    case 'empty':
      return { url: actions?.removeAllItems ?? to('remove-all-items') }
    case 'undo-empty':
      return { url: to(`undo-remove-all-items/${change.emptyingId}`) }
    case 'put-back':
      return { url: to(`put-back-item/${change.retiredItemUuid}`), body: { quantity: change.quantity } }
  }
}

/** The ids by which a visit is followed (Specification §7.4), where the shopper agreed to it and they are there. */
function trackingHeaders(): Record<string, string> {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='))
  return Object.fromEntries(cookies.filter(([name, id]) => (name === 'RACOID' || name === 'RASEID') && id))
}

const isTracked = ({ change: { kind } }: ListMutation) =>
  kind === 'add-offer' || kind === 'add-custom-product'

/** How long an answer is waited for: a connection can be lost without anybody saying so, and sending again is safe. */
const patienceMs = 20_000

/** Whether a change may be added to what is on the list already. */
export const mayMerge = ({ change: { kind } }: ListMutation) =>
  kind === 'add-offer' || kind === 'add-custom-product' || kind === 'put-back'

/** The item that an addition was added to; nothing where it is the item itself, or was taken off since. */
async function mergedInto(mutation: ListMutation, answer: Response): Promise<{ itemUuid?: string }> {
  if (!mayMerge(mutation) || answer.status === 204) return {}
  const { uuid }: { uuid: string } = await answer.json()
  return uuid === mutation.id ? {} : { itemUuid: uuid }
}

/**
 * Sends one change. It may be sent again however often: the server counts it once, by its id.
 * @throws a `Failure` where sending it again may help: no connection, too many calls, a server in trouble.
 */
export async function sendMutation(mutation: ListMutation, signal: AbortSignal): Promise<Outcome> {
  const { url, body } = callOf(mutation)
  const headers = { 'X-Client-Mutation-Id': mutation.id, ...(isTracked(mutation) && trackingHeaders()) }
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
    const answer = await exchange('POST', url, { headers, signal: patience, ...(body && { body }) })
    const version = Number(answer.headers.get('x-shopping-list-version') ?? Number.NaN)
    // A network that wants to be paid first answers everything with a page of its own.
    if (!Number.isSafeInteger(version)) throw new Error('the answer is not the server’s')
    return { kind: 'applied', version, ...(await mergedInto(mutation, answer)) }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'unauthenticated' || failure.kind === 'forbidden') return { kind: 'signedOut' }
    if (failure.kind === 'invalid' || failure.kind === 'missing') return { kind: 'refused', failure }
    throw error
  }
}
