import { msg } from '@lingui/core/macro'
import { failureOf } from '#app/domain/failure.ts'
import type { Notify } from '../tab/create-notify.ts'
import type { ShoppingListActor } from './own-list.ts'

export const signInNeeded = msg`Log ind igen, så sender vi det, du har ændret.`
const notTaken = msg`Ændringen blev ikke gemt. Sedlen vises, som den er nu.`
/** Of changes that waited for a list which is not the shopper's active one any more. */
const notTakenElsewhere = msg`Det, du ændrede på den anden seddel, blev ikke gemt.`

/** Turns what a list emits into messages (product: Shopping list). */
export function hearList(list: ShoppingListActor, notify: Notify): void {
  list.on('change.refused', ({ mutation, failure }) => {
    // The server says in the shopper's language what it does not take.
    const [reason] = failure.kind === 'invalid' ? Object.values(failure.errors).flat() : []
    const isShown = mutation.listUuid === list.getSnapshot().context.list?.uuid
    notify(reason ?? (isShown ? notTaken : notTakenElsewhere))
  })
  list.on('list.gone', () => notify(msg`Du er ikke med på den seddel længere. Her er din egen.`))
  list.on('signIn.needed', () => notify(signInNeeded))
  list.on('load.failed', ({ error }) => {
    if (failureOf(error).kind === 'unexpected') reportError(error)
  })
}
