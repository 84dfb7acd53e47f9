import type { ActorRefFrom } from 'xstate'
import { randomUuid } from '#app/device/random-uuid.ts'
import { mutationOf } from '#app/domain/list/list-change.ts'
import type { ListState } from '#app/domain/list/list-state.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { Changed } from '#app/domain/list/undo-of.ts'
import type { ownListMachine } from '#machines/own-list/own-list.machine.ts'

/** The list of who is logged in, as this tab shows it and changes it. */
export type TabList = {
  getState: () => ListState
  subscribe: (listen: () => void) => () => void
  /**
   * Changes the list; does nothing if none is loaded (Specification §4).
   * @param id of the mutation, by which it counts once; a new one unless given.
   * @returns the id.
   */
  change: (change: ListChange, id?: string) => string
  /** Asks the server for the list, which may be another one now. */
  reload: () => void
  /** Says that the shopper is about to leave the list, so that its going is no news to them. */
  leave: () => void
}

/** @param onChanged is told what the shopper changed. */
export function createTabList(
  ownList: Pick<ActorRefFrom<typeof ownListMachine>, 'getSnapshot' | 'subscribe' | 'send'>,
  onChanged: (changed: Changed) => void,
): TabList {
  const getState = () => ownList.getSnapshot().context.shown
  return {
    getState,
    subscribe: (listen) => {
      const subscription = ownList.subscribe(listen)
      return () => subscription.unsubscribe()
    },
    change: (change, id = randomUuid()) => {
      const before = getState().view
      if (before) {
        ownList.send({ type: 'list.change', mutation: mutationOf(before, id, change) })
        onChanged({ id, change, before })
      }
      return id
    },
    reload: () => ownList.send({ type: 'list.reload' }),
    leave: () => ownList.send({ type: 'list.leave' }),
  }
}
