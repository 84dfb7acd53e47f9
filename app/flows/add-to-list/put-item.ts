import { fromPromise } from 'xstate'
import type { Addition } from '#machines/add-to-list/add-to-list.types.ts'
import type { SayWhenLoaded } from '../messages/create-say.ts'
import { addTo, type OpenList } from './add-item.ts'

type Means = {
  /** How many of an offer stand on the list unticked; null if no list is loaded. */
  amountOf: (offerId: number) => number | null
  openList: OpenList
  say: SayWhenLoaded
}

/**
 * Puts an offer on the list by a press: as many as it is sold in, and one more if it stands there. Its result is how many it
 * put; 0 if no list is loaded, for which it does not wait.
 */
export function putItemActor({ amountOf, openList, say }: Means) {
  return fromPromise<number, Addition>(async ({ input: { addable, quantity: atOnce }, signal }) => {
    const amount = 'offerId' in addable ? amountOf(addable.offerId) : null
    if (amount === null) return 0
    const quantity = amount > 0 ? 1 : atOnce
    await addTo(await openList(signal), { addable, quantity }, say)
    return quantity
  })
}
