import { waitFor } from 'xstate'
import { randomUuid } from '#app/device/random-uuid.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { PostponedAddition, Refusal } from '#app/domain/list/guest-items.ts'
import { additionOf } from '#app/domain/list/list-change.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import type { Placement } from '#machines/ingredients/ingredients.machine.ts'
import type { OpenList } from './add-item.ts'

type Means = {
  guestItems: FlowActors['guestItems']
  openList: OpenList
  /** Says why a list refuses items. */
  sayRefusal: (refusal: Refusal, additions: PostponedAddition[]) => string
}

/** A failure in the form of the server's own (422). */
const refusalOf = (message: string) => {
  const failure: Failure = { kind: 'invalid', errors: { items: [message] } }
  return Object.assign(new Error('the list refuses the items'), failure)
}

/**
 * Puts several things on the shopper's list, or keeps them on the device until there is a list (product: Shopping list).
 * @param signal ends the waiting for the user's answer and for the list.
 * @returns where they are.
 * @throws a `Failure` if there is no list, if it is of another country, or if it has no room for all; then no item is added.
 */
export async function addItems(
  { guestItems, openList, sayRefusal }: Means,
  additions: PostponedAddition[],
  signal: AbortSignal,
): Promise<Placement> {
  const { context } = await waitFor(guestItems, (snapshot) => snapshot.context.identity !== 'unknown', {
    signal,
  })
  if (context.identity !== 'verified') {
    guestItems.send({ type: 'items.postponed', additions })
    return context.identity === 'visitor' ? 'until-login' : 'until-verification'
  }
  const { held, hasRoomFor } = await openList(signal)
  const { view } = held.getSnapshot().context
  const changes = additions.map(({ addable, quantity }) => additionOf(addable, quantity))
  if (additions.some(({ country }) => country !== view.country))
    throw refusalOf(sayRefusal('other-country', additions))
  if (!hasRoomFor(view, ...changes)) throw refusalOf(sayRefusal('full-list', additions))
  for (const change of changes) held.send({ type: 'list.change', id: randomUuid(), change })
  return 'on-list'
}
