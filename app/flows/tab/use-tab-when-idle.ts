import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { wantTab } from './use-tab.ts'

/** Loads the tab's machines when the browser is idle. */
export function useTabWhenIdle(): void {
  const router = useRouter()
  useEffect(() => {
    const open = () => wantTab(router)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(open, 1_000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(open)
    return () => cancelIdleCallback(idle)
  }, [router])
}
