import { useEffect } from 'react'
import { createActor } from 'xstate'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import { useOwnActor } from '#app/flows/tab/use-own-actor.ts'
import { arrivalMachine, type ListedItem } from '#machines/arrival/arrival.machine.ts'

// Only what was changed on this device is pending.
const listed = (items: readonly ViewedItem[]): ListedItem[] =>
  items.map(({ uuid, isPending }) => ({ uuid, isOwn: isPending }))

/** The item that the shopper has just put on the list, for a moment. */
export function useArrival(items: readonly ViewedItem[]): ViewedItem | undefined {
  const [snapshot, actor] = useOwnActor(() =>
    createActor(arrivalMachine, { input: { items: listed(items) } }),
  )
  useEffect(() => {
    actor.send({ type: 'items.changed', items: listed(items) })
  }, [items, actor])
  const { arrived } = snapshot.context
  return arrived === null ? undefined : items.find(({ uuid }) => uuid === arrived)
}
