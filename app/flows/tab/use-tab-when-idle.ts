import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadFunctionClient } from '../late/function-client.ts'
import { wantTab } from './use-tab.ts'

/**
 * Loads the tab's machines when the browser is idle, and what asks server functions, so that the next page need not wait
 * for it.
 */
export function useTabWhenIdle(): void {
  const router = useRouter()
  useEffect(() => {
    const open = () => {
      wantTab(router)
      // Whoever asks a function loads it again.
      loadFunctionClient().catch(() => {})
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(open, 1_000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(open)
    return () => cancelIdleCallback(idle)
  }, [router])
}
