import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { useTab } from '#app/flows/tab/use-tab.ts'

const loadCode = () => import('#app/ui/modal/closes-by-back.ts')

/** Lets Back close the sheet of the filters, which opens without code. The code that closes it comes with the tab's. */
export function useSheetBack(sheet: RefObject<HTMLElement | null>): void {
  const { history } = useRouter()
  const { tab } = useTab()
  useEffect(() => {
    if (tab) loadCode().catch(() => {})
  }, [tab])
  useEffect(() => {
    let end: (() => void) | undefined
    const stop = () => {
      end?.()
      end = undefined
    }
    const close = () => {
      sheet.current?.hidePopover()
      // The toggle is told later, and until then Back would close the sheet again.
      stop()
    }
    const hear = async () => {
      const code = await loadCode().catch(() => undefined)
      stop()
      const isOpen = sheet.current?.matches(':popover-open')
      if (isOpen) end = code?.closesByBack(history, close)
    }
    const filters = sheet.current
    filters?.addEventListener('toggle', hear)
    return () => {
      stop()
      filters?.removeEventListener('toggle', hear)
    }
  }, [sheet, history])
}
