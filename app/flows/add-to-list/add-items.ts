import { waitFor } from 'xstate'
import { randomUuid } from '#app/device/random-uuid.ts'
import type { PostponedAddition } from '#app/domain/list/guest-items.ts'
import { listAdditionOf } from '#app/domain/list/list-change.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import { answerTimeout } from '#machines/identifying.ts'
import type { Placement, Put } from '#machines/ingredients/ingredients.machine.ts'
import type { SayWhenLoaded } from '../messages/create-say.ts'
import type { OpenList } from './add-item.ts'
import { refused } from './adding-facts.ts'
import { refuse } from './refuse.ts'

type Means = {
  /** Keeps items until there is a list. */
  guestItems: FlowActors['guestItems']
  openList: OpenList
  say: SayWhenLoaded
}

/**
 * Puts several things on the shopper's list, or keeps them on the device until there is a list (§4 waiting items).
 * @param signal ends the waiting for the user's answer and for the list.
 * @returns where they are.
 * @throws a `Failure` if there is no list, if it is of another country, or if it has no room for all, and an error if it
 * stays unknown who is logged in; then no item is added.
 */
export async function addItems(
  { guestItems, openList, say }: Means,
  additions: PostponedAddition[],
  signal: AbortSignal,
): Promise<Placement> {
  const { context } = await waitFor(guestItems, (snapshot) => snapshot.context.identity !== 'unknown', {
    signal,
    timeout: answerTimeout,
  })
  if (context.identity !== 'verified') {
    guestItems.send({ type: 'items.postponed', additions })
    return { where: context.identity === 'visitor' ? 'until-login' : 'until-verification' }
  }
  const { held, hasRoomFor } = await openList(signal)
  const { view } = held.getSnapshot().context
  const changes = additions.map(({ addable, quantity }) => listAdditionOf(addable, quantity))
  if (additions.some(({ country }) => country !== view.country))
    return refuse(say, refused['other-country'](additions))
  if (!hasRoomFor(view, ...changes)) return refuse(say, refused['full-list'](additions))
  const put = changes.map((change): Put => {
    const id = randomUuid()
    held.send({ type: 'list.change', id, change })
    // A row that is typed has the id of its change.
    return change.kind === 'add-offer'
      ? { offerId: change.offerId, quantity: change.quantity }
      : { itemUuid: id }
  })
  return { where: 'on-list', put }
}
