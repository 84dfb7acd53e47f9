import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { randomUuid } from '#app/device/random-uuid.ts'
import { listAdditionOf } from '#app/domain/list/list-change.ts'
import type { Addition } from '#machines/add-to-list/add-to-list.types.ts'
import type { OpenedList } from '../list/held-list.ts'
import type { SayWhenLoaded } from '../messages/create-say.ts'
import { refuse } from './refuse.ts'

/** Waits until the shopper's list is loaded: `openList`. */
export type OpenList = (signal: AbortSignal) => Promise<OpenedList>

export const fullListMessage = msg`Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.`

/**
 * Adds something to the list, which may still be loading, as after a login. A full list is checked here, because the server
 * would refuse only after the page has reported success. Items put back from a retired list are checked by the server alone:
 * they stay on the retired list.
 */
export function addItemActor(openList: OpenList, say: SayWhenLoaded) {
  return fromPromise<void, Addition>(async ({ input, signal }) => addTo(await openList(signal), input, say))
}

/** @throws a `Failure` if the list is full. */
export async function addTo(
  { held, hasRoomFor }: OpenedList,
  { addable, quantity }: Addition,
  say: SayWhenLoaded,
): Promise<void> {
  const change = listAdditionOf(addable, quantity)
  if (!hasRoomFor(held.getSnapshot().context.view, change)) return refuse(say, fullListMessage)
  held.send({ type: 'list.change', id: randomUuid(), change })
}
