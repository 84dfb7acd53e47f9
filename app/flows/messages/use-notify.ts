import { useCallback } from 'react'
import type { NotificationAction } from '#machines/notifications/notifications.machine.ts'
import { useTab } from '../tab/use-tab.ts'

/** A function that shows a message in the notifications area (§8), with a button if an action is given. */
export function useNotify(): (message: string, action?: NotificationAction) => void {
  const { withTab } = useTab()
  return useCallback(
    (message, action) =>
      withTab(({ app }) =>
        app.send({ type: 'notification.show', message, at: performance.now(), ...(action && { action }) }),
      ),
    [withTab],
  )
}
