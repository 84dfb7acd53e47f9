import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ViewedItem } from '#app/domain/list-projection.ts'

/**
 * The item that the shopper put on the list last while it is shown, or brought back; its row is brought into sight.
 * @param bringIntoSight is given the item's uuid.
 */
export function useArrival(
  items: readonly ViewedItem[],
  bringIntoSight: (uuid: string) => void,
): ViewedItem | undefined {
  const [arrived, setArrived] = useState<ViewedItem>()
  const known = useRef<ReadonlySet<string>>(undefined)
  const latest = useRef(bringIntoSight)
  useLayoutEffect(() => {
    latest.current = bringIntoSight
  })
  useEffect(() => {
    const before = known.current
    known.current = new Set(items.map(({ uuid }) => uuid))
    // What others put there has not been changed on this device.
    const own = before && items.find(({ uuid, isPending }) => isPending && !before.has(uuid))
    if (!own) return
    setArrived(own)
    latest.current(own.uuid)
  }, [items])
  return arrived
}
