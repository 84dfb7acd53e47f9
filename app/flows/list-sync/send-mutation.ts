import { exchange } from '#app/api/request.ts'
import { pathOfList } from '#app/api/shopping-lists.ts'
import { trackingHeaders } from '#app/device/cookies/tracking-ids.ts'
import { failureOf } from '#app/domain/failure.ts'
import type { ListMutation } from '#app/domain/list/shopping-list.ts'
import type { MutationOutcome } from '#machines/list-queue/list-queue.changes.ts'

/** The request for a change: its path and its body. */
type Call = { url: string; body?: object }

/** The request for a change (§7.4): the list's own action if the list has one for it. */
export function callOf({ change, listUuid, actions }: ListMutation): Call {
  const to = (path: string) => `${pathOfList(listUuid)}/${path}`
  const thisList = { shoppingListUuid: listUuid }
  switch (change.kind) {
    case 'add-offer': {
      const { offerId, quantity, inPlaceOf } = change
      const named = actions?.addOfferToShoppingList ?? thisList
      const body = { ...named, offerId, quantity, ...(inPlaceOf !== undefined && { inPlaceOf }) }
      return { url: to('add-item-from-offer'), body }
    }
    case 'add-custom-product': {
      const { customPartnerProductId, quantity } = change
      const own = actions?.addCustomPartnerProductToShoppingList ?? thisList
      const body = { ...own, customPartnerProductId, quantity }
      return { url: to('add-item-from-custom-partner-product'), body }
    }
    case 'add-manual': {
      const { itemName, placeName, quantity, wantedAmount, rule } = change
      const more = {
        ...(placeName !== null && { placeName }),
        ...(wantedAmount && { wantedAmount }),
        ...(rule && { rule }),
      }
      return { url: to('add-manually-entered-item'), body: { itemName, ...more, quantity } }
    }
    case 'add-typed':
      return {
        url: to('add-typed-item'),
        body: { itemName: change.itemName, quantity: change.quantity },
      }
    case 'check':
    case 'uncheck':
      return {
        url: to(`${change.kind}-item/${change.itemUuid}`),
        ...(change.walkedIn !== undefined && { body: { walkedIn: change.walkedIn } }),
      }
    case 'remove':
    case 'restore':
      return { url: to(`${change.kind}-item/${change.itemUuid}`) }
    case 'set-quantity':
      return { url: to(`set-quantity-for-item/${change.itemUuid}/${change.quantity}`) }
    case 'set-rule':
      return { url: to(`set-rule-for-item/${change.itemUuid}`), body: change.rule }
    case 'empty':
      return { url: actions?.removeAllItems ?? to('remove-all-items') }
    case 'undo-empty':
      return { url: to(`undo-remove-all-items/${change.emptyingId}`) }
    case 'undo-addition':
      return { url: to(`undo-typed-item/${change.additionId}`) }
    case 'take-trip':
      return {
        url: to('take-trip'),
        body: {
          lines: change.lines.map(({ uuid, inPlaceOf, quantity, offerId, chainId }) => ({
            ...{ uuid, inPlaceOf, quantity },
            ...(offerId === null ? { chainId } : { offerId }),
          })),
        },
      }
    case 'undo-trip':
      return {
        url: to('undo-trip'),
        body: {
          lines: change.lines.map(({ uuid, inPlaceOf, quantity }) => ({ uuid, inPlaceOf, quantity })),
        },
      }
    case 'put-back':
      return { url: to(`put-back-item/${change.retiredItemUuid}`), body: { quantity: change.quantity } }
  }
}

const isTracked = ({ change: { kind } }: ListMutation) =>
  kind === 'add-offer' || kind === 'add-custom-product'

/** The timeout of a request. A connection can be lost without an error, and sending again is safe. */
const patienceMs = 20_000

/** Whether the server may add a change to an item that is already on the list. */
export const mayMerge = ({ change: { kind } }: ListMutation) =>
  kind === 'add-offer' || kind === 'add-custom-product' || kind === 'put-back' || kind === 'add-typed'

/** The item whose quantity an addition raised; nothing if it became a new item, or the item was removed since. */
async function mergedInto(mutation: ListMutation, answer: Response): Promise<{ itemUuid?: string }> {
  if (!mayMerge(mutation) || answer.status === 204) return {}
  const { uuid }: { uuid: string } = await answer.json()
  return uuid === mutation.id ? {} : { itemUuid: uuid }
}

/**
 * Sends one change. It can be sent again any number of times: the server applies it once, by its id.
 * @param options.owner the email of the user who made it.
 * @throws a `Failure` if sending it again may help: no connection, too many requests, a server error.
 */
export async function sendMutation(
  mutation: ListMutation,
  { owner, signal }: { owner: string; signal: AbortSignal },
): Promise<MutationOutcome> {
  const { url, body } = callOf(mutation)
  const headers = { 'X-Client-Mutation-Id': mutation.id, ...(isTracked(mutation) && trackingHeaders()) }
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
    const answer = await exchange('POST', url, { headers, owner, signal: patience, ...(body && { body }) })
    const version = Number(answer.headers.get('x-shopping-list-version') ?? Number.NaN)
    // A captive portal answers every request with its own page.
    if (!Number.isSafeInteger(version)) throw new Error('the answer is not the server’s')
    return { kind: 'applied', version, ...(await mergedInto(mutation, answer)) }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'unauthenticated' || failure.kind === 'forbidden') return { kind: 'signedOut' }
    if (failure.kind === 'invalid' || failure.kind === 'missing') return { kind: 'refused', failure }
    throw error
  }
}
