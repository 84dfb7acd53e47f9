import type { ListMutation } from '#app/domain/list/shopping-list.ts'
import { mayMerge } from '#app/flows/list-sync/send-mutation.ts'
import type { Database } from '#app/server/db/database.ts'
import type { Changed } from '#app/server/lists/change-list.ts'
import { addCustomProductItem } from '#app/server/lists/items/add-custom-product-item.ts'
import { addManualItem } from '#app/server/lists/items/add-manual-item.ts'
import { addOfferItem } from '#app/server/lists/items/add-offer-item.ts'
import { addTypedItem } from '#app/server/lists/items/add-typed-item.ts'
import { checkItem, setQuantity, setRule } from '#app/server/lists/items/edit-item.ts'
import { putBackItem } from '#app/server/lists/items/put-back-item.ts'
import { removeAllItems } from '#app/server/lists/items/remove-all-items.ts'
import { removeItem } from '#app/server/lists/items/remove-item.ts'
import { restoreItem } from '#app/server/lists/items/restore-item.ts'
import { takeTrip, undoTrip } from '#app/server/lists/items/take-trip.ts'
import { undoRemoveAllItems } from '#app/server/lists/items/undo-remove-all-items.ts'
import { undoTypedItem } from '#app/server/lists/items/undo-typed-item.ts'

/** Makes a change with the server's use cases, as the addresses of §7.4 do. @throws their errors. */
export function applyMutation(
  database: Database,
  userId: string,
  { id: mutationId, listUuid, change }: ListMutation,
  now: Date,
): Promise<Changed<unknown>> {
  const asked = { userId, listUuid, mutationId, now }
  const shoppingListUuid = listUuid
  switch (change.kind) {
    case 'add-offer':
      return addOfferItem(database, asked, { ...change, shoppingListUuid })
    case 'add-custom-product':
      return addCustomProductItem(database, asked, { ...change, shoppingListUuid })
    case 'add-manual': {
      const { kind: _, ...typed } = change
      return addManualItem(database, asked, typed)
    }
    case 'add-typed':
      return addTypedItem(database, asked, change)
    case 'undo-addition':
      return undoTypedItem(database, { ...asked, additionId: change.additionId })
    case 'check':
    case 'uncheck':
      return checkItem(database, { ...asked, itemUuid: change.itemUuid, checked: change.kind === 'check' })
    case 'remove':
      return removeItem(database, { ...asked, itemUuid: change.itemUuid })
    case 'restore':
      return restoreItem(database, { ...asked, itemUuid: change.itemUuid })
    case 'set-quantity': {
      const { itemUuid, quantity } = change
      return quantity === 0
        ? removeItem(database, { ...asked, itemUuid })
        : setQuantity(database, { ...asked, itemUuid, quantity })
    }
    case 'set-rule':
      return setRule(database, { ...asked, itemUuid: change.itemUuid, rule: change.rule })
    case 'empty':
      return removeAllItems(database, asked)
    case 'undo-empty':
      return undoRemoveAllItems(database, { ...asked, retiredUuid: change.emptyingId })
    case 'take-trip': {
      const lines = change.lines.map(({ offerId, ...line }) =>
        offerId === null ? line : { ...line, offerId },
      )
      return takeTrip(database, asked, { lines })
    }
    case 'undo-trip':
      return undoTrip(database, asked, change)
    case 'put-back':
      return putBackItem(database, {
        ...asked,
        itemUuid: change.retiredItemUuid,
        quantity: change.quantity,
      })
  }
}

/** The item that an addition was merged into, read from the response as the page's client reads it. */
export function mergedInto(mutation: ListMutation, body: unknown): { itemUuid?: string } {
  const { uuid } = (body ?? {}) as { uuid?: string }
  return !mayMerge(mutation) || uuid === undefined || uuid === mutation.id ? {} : { itemUuid: uuid }
}
