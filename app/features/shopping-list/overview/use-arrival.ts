import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import { inspect } from '#app/flows/inspect.ts'
import { arrivalMachine, type ListedItem } from '#machines/arrival/arrival.machine.ts'

// An item is pending only if it was changed on this device.
const listedOf = (items: readonly ViewedItem[]): ListedItem[] =>
  items.map(({ uuid, isPending }) => ({ uuid, isOwn: isPending }))

/** The item that the shopper has just added, for a moment. */
export function useArrival(items: readonly ViewedItem[]): ViewedItem | undefined {
  const listed = useMemo(() => listedOf(items), [items])
  const actor = useActorRef(arrivalMachine, { inspect, input: { items: listed } })
  const arrived = useSelector(actor, ({ context }) => context.arrived)
  useEffect(() => {
    actor.send({ type: 'items.changed', items: listed })
  }, [listed, actor])
  return arrived === null ? undefined : items.find(({ uuid }) => uuid === arrived)
}
