import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { typedItemsMachine } from '#machines/typed-items/typed-items.machine.ts'

export type ItemFieldActor = ActorRefFrom<typeof typedItemsMachine>

/** Puts what is typed into the field on the list. */
export function useTypedItems(actor: ItemFieldActor, change: (change: ListChange) => void): void {
  useEffect(() => {
    const hearing = actor.on('item.typed', ({ item }) => {
      change({ kind: 'add-manual', placeName: null, ...item })
    })
    return () => hearing.unsubscribe()
  }, [actor, change])
}
