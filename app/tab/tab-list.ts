import type { ActorRefFrom } from 'xstate'
import type { ListState } from '#app/domain/list-state.ts'
import type { ListChange } from '#app/domain/shopping-list.ts'
import type { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { randomUuid } from './random-uuid.ts'

/** The list of who is logged in, as this tab shows it and changes it. */
export type TabList = {
  getState: () => ListState
  subscribe: (listen: () => void) => () => void
  /** Changes the list; nothing happens where none is loaded (Specification §4). @returns the id of the mutation. */
  change: (change: ListChange) => string
  /** Asks the server for the list, which may be another one now. */
  reload: () => void
}

/** @param onChanged is told what the shopper changed, and the id of its mutation. */
export function createTabList(
  ownList: ActorRefFrom<typeof ownListMachine>,
  onChanged: (id: string, change: ListChange) => void,
): TabList {
  const getState = () => ownList.getSnapshot().context.shown
  return {
    getState,
    subscribe: (listen) => {
      const subscription = ownList.subscribe(listen)
      return () => subscription.unsubscribe()
    },
    change: (change) => {
      const id = randomUuid()
      const listUuid = getState().view?.uuid
      if (listUuid !== undefined) {
        ownList.send({ type: 'list.change', mutation: { id, listUuid, change } })
        onChanged(id, change)
      }
      return id
    },
    reload: () => ownList.send({ type: 'list.reload' }),
  }
}
