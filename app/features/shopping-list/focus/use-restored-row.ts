import { type RefObject, useEffect, useState } from 'react'
import { useTab } from '#app/flows/tab/use-tab.ts'

/** The item that the shopper has put back, until its row has the focus. */
export type RestoredItem = { uuid: string; focused: () => void }

/** Hears which item the shopper puts back. */
export function useRestoredItem(): RestoredItem | undefined {
  const { tab } = useTab()
  const [uuid, setUuid] = useState<string>()
  useEffect(() => {
    const subscription = tab?.notifications.on('change.requested', ({ change }) => {
      if (change.kind === 'restore') setUuid(change.itemUuid)
    })
    return () => subscription?.unsubscribe()
  }, [tab])
  return uuid === undefined ? undefined : { uuid, focused: () => setUuid(undefined) }
}

/** Focuses the row of an item that was put back, once it is rendered: the message with the pressed button is gone. */
export function useRestoredFocus(
  restored: RestoredItem | undefined,
  scroller: RefObject<HTMLElement | null>,
  bringIntoSight: (uuid: string) => void,
): void {
  useEffect(() => {
    if (!restored) return
    const row = scroller.current?.querySelector(`[data-item="${restored.uuid}"] button`)
    if (!(row instanceof HTMLElement)) {
      bringIntoSight(restored.uuid)
      return
    }
    row.focus()
    restored.focused()
  })
}
