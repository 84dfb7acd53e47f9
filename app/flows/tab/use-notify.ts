import { useCallback } from 'react'
import { useTab } from '#app/flows/tab/use-tab.ts'

/** Shows a confirmation in the notifications area (Specification §8). */
export function useNotify(): (message: string) => void {
  const { withTab } = useTab()
  return useCallback(
    (message) =>
      withTab(({ app }) => app.send({ type: 'notification.show', message, at: performance.now() })),
    [withTab],
  )
}
