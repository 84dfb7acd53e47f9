import { useCallback } from 'react'
import type { Notice } from '#machines/notifications/notification-queue.ts'
import { useTab } from '../tab/use-tab.ts'

/** Shows a message in the notifications area (§8). `isProblem`: it says what went wrong, or what must be done. */
export type NotifyText = (message: string, more?: Pick<Notice, 'isProblem'>) => void

/** A function that shows a message in the notifications area. */
export function useNotify(): NotifyText {
  const { withTab } = useTab()
  return useCallback(
    (message, more) =>
      withTab(({ app }) => app.send({ type: 'notification.show', message, at: performance.now(), ...more })),
    [withTab],
  )
}
