import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { KeptMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { listNeedsMachine } from '#machines/list-needs/list-needs.machine.ts'
import type { Owned, QueueKeepEvent } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { createWindow } from '#machines/list-queue/window.fixture.ts'
import { listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { otherQueuesMachine } from '#machines/other-queues/other-queues.machine.ts'
import { type HeldListEmitted, heldListMachine, type ListKeepEvent } from './held-list.machine.ts'

/** An actor that does nothing. */
const idle = <Heard extends EventObject, Input>() => fromCallback<Heard, Input>(() => {})

/** Runs a held list of Mette's without a network. @returns the actor, the lists it has stored, and what it emitted. */
export function holdList(list: ShoppingList) {
  const kept: ShoppingList[] = []
  const emitted: HeldListEmitted[] = []
  const { followWindow } = createWindow()
  const queue = listQueueMachine.provide({
    actors: {
      loadQueue: fromPromise<KeptMutation[], Owned>(async () => []),
      keepQueue: idle<QueueKeepEvent, Owned>(),
      lead: idle<EventObject, Owned>(),
      followWindow,
    },
  })
  const held = createActor(
    heldListMachine.provide({
      actors: {
        queue,
        stream: listStreamMachine.provide({
          actors: { followList: idle<EventObject, { listUuid: string }>(), followWindow },
        }),
        others: otherQueuesMachine.provide({
          actors: { queue, findQueues: fromPromise<string[], { owner: string }>(async () => []) },
        }),
        keepList: fromCallback<ListKeepEvent, { owner: string }>(({ receive }) =>
          receive((told) => kept.push(told.list)),
        ),
        followDay: idle<EventObject, { country: Country }>(),
        needs: listNeedsMachine.provide({
          actors: { followDay: idle<EventObject, { country: Country }>(), followWindow },
        }),
      },
    }),
    { input: { owner: 'mette@example.dk', list } },
  )
  held.on('*', (fact) => emitted.push(fact))
  return { held: held.start(), kept, emitted }
}
