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
    const hear = async () => {
      const code = await loadCode().catch(() => undefined)
      end?.()
      const isOpen = sheet.current?.matches(':popover-open')
      end = isOpen ? code?.closesByBack(history, () => sheet.current?.hidePopover()) : undefined
    }
    const filters = sheet.current
    filters?.addEventListener('toggle', hear)
    return () => {
      end?.()
      filters?.removeEventListener('toggle', hear)
    }
  }, [sheet, history])
}
